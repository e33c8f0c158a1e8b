import OpenSeadragon, { type CanvasDragEvent, type CanvasPressEvent, type Viewer } from 'openseadragon';
import type { Region } from '../../src/contract/annotation.js';
import type { Step } from '../photos/steps/go-to-photo.js';
import { type Point, swipeOf } from '../photos/steps/swipe.js';
import { withinPhoto } from './detail-address.js';

export interface DeepZoomOptions {
  /** The image service (IIIF Image API 3) of the photo, a path; null where there is none. */
  service: string | null;
  /** Address of a rendition: shown below the tiles, which are more detailed, and alone when there are none. */
  rendition: string;
  /** The width of the scan in pixels. */
  width: number;
  /** The rendition is drawn: what was shown in its place can go. */
  onDrawn(): void;
  /** The share of the scan's pixels that the screen shows in each direction, 1 for each of them. */
  onScale(scale: number): void;
  /** A finger moved sideways over the whole photo. */
  onSwipe(step: Step): void;
}

/** A photograph to zoom, pan and rotate. */
export interface DeepZoom {
  zoomBy(factor: number): void;
  /** The whole photograph, as large as it fits. */
  showWhole(): void;
  /** One pixel of the scan on each pixel of the screen. */
  showPixels(): void;
  /** Glides to a part of the photograph, with something around it. */
  showRegion(region: Region): void;
  /** Shows a part of the photograph as large as all of it fits. */
  showDetail(region: Region): void;
  /** What is seen of it, in percent; null before it is drawn. */
  visibleRegion(): Region | null;
  rotate(): void;
  /** Moves the visible part by a share of its size; 0.2 to the right is a fifth of its width. */
  pan(right: number, down: number): void;
  isWhole(): boolean;
  close(): void;
}

/** More would show no more of the photograph. */
const maxPixelScale = 2;
/** On each side of a region, as a share of its size. */
const around = 0.3;

export function startDeepZoom(element: HTMLElement, options: DeepZoomOptions): DeepZoom {
  omitOwnStyle();
  const margin = parseFloat(getComputedStyle(element).getPropertyValue('--margin'));
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = OpenSeadragon({
    element,
    // One photograph needs no WebGL, of which browsers allow a page few contexts.
    drawer: 'canvas',
    showNavigationControl: false,
    keyboardNavEnabled: false,
    tabIndex: -1,
    viewportMargins: { left: margin, top: margin, right: margin, bottom: margin },
    visibilityRatio: 1,
    minZoomImageRatio: 1,
    maxZoomPixelRatio: maxPixelScale,
    animationTime: reducesMotion ? 0 : 0.6,
    blendTime: reducesMotion ? 0 : 0.2,
    immediateRender: reducesMotion,
    springStiffness: 9,
    zoomPerScroll: 1.25,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    gestureSettingsTouch: { dblClickToZoom: true, flickEnabled: !reducesMotion },
    gestureSettingsPen: { clickToZoom: false, dblClickToZoom: true },
  });
  const { viewport } = viewer;
  const pixelZoom = (): number => options.width / (viewport.getContainerSize().x - 2 * margin) / devicePixelRatio;
  const isWhole = (): boolean => viewport.getZoom() <= viewport.getHomeZoom() * 1.001;
  const sayScale = (): void => options.onScale(viewport.getZoom() / pixelZoom());

  viewer.addOnceHandler('tile-drawn', options.onDrawn);
  const closing = new AbortController();
  const { service } = options;
  if (service)
    viewer.addOnceHandler('open', () => {
      // The limit counts the pixels of what is loaded: until the tiles are, those of the rendition, which has fewer.
      const renditionWidth = viewer.world.getItemAt(0).getContentSize().x;
      viewport.setMaxZoomPixelRatio((maxPixelScale * options.width) / renditionWidth);
      void addTiles(viewer, service, closing.signal);
    });
  viewer.addHandler('open', sayScale);
  viewer.addHandler('zoom', sayScale);
  viewer.addHandler('resize', sayScale);
  // A whole photograph has nothing to move to, and lies in the middle again after it was made smaller.
  viewer.addHandler('canvas-drag', (drag: CanvasDragEvent) => {
    drag.preventDefaultAction = isWhole();
  });
  let pressedAt: Point | null = null;
  viewer.addHandler('canvas-press', ({ pointerType, position }: CanvasPressEvent) => {
    pressedAt = pointerType === 'touch' && isWhole() ? position : null;
  });
  viewer.addHandler('canvas-pinch', () => {
    pressedAt = null;
  });
  viewer.addHandler('canvas-release', ({ position }: CanvasPressEvent) => {
    const step = pressedAt && swipeOf(pressedAt, position);
    pressedAt = null;
    if (step) options.onSwipe(step);
  });
  viewer.addHandler('animation-finish', () => isWhole() && viewport.goHome());

  viewer.open({ tileSource: { type: 'image', url: options.rendition, buildPyramid: false } });

  const changed = (): void => void viewport.applyConstraints();
  /** In the library's coordinates, in which the width of the picture is 1. */
  const heightOfPhoto = (): number => {
    const { x: width, y: height } = viewer.world.getItemAt(0)?.getContentSize() ?? { x: 1, y: 1 };
    return height / width;
  };
  const showBox = ({ x, y, w, h }: Region): void => {
    const high = heightOfPhoto() / 100;
    viewport.fitBounds(new OpenSeadragon.Rect(x / 100, y * high, w / 100, h * high));
    changed();
  };
  return {
    zoomBy(factor) {
      viewport.zoomBy(factor);
      changed();
    },
    showWhole: () => void viewport.goHome(),
    showPixels() {
      viewport.zoomTo(pixelZoom());
      changed();
    },
    showRegion: ({ x, y, w, h }) =>
      showBox({ x: x - w * around, y: y - h * around, w: w * (1 + 2 * around), h: h * (1 + 2 * around) }),
    showDetail: showBox,
    visibleRegion() {
      if (!viewer.world.getItemAt(0)) return null;
      const { x, y, width, height } = viewport.getBounds().getBoundingBox();
      const ratio = heightOfPhoto();
      return withinPhoto({ x: x * 100, y: (y / ratio) * 100, w: width * 100, h: (height / ratio) * 100 });
    },
    rotate() {
      viewport.setRotation(viewport.getRotation() + 90);
      viewport.goHome();
    },
    pan(right, down) {
      const { x, y } = viewport.getContainerSize();
      viewport.panBy(viewport.deltaPointsFromPixels(new OpenSeadragon.Point(right * x, down * y)));
      changed();
    },
    isWhole,
    close() {
      closing.abort();
      viewer.destroy();
    },
  };
}

/** Lays the tiles over the rendition. Where the image service does not answer, the rendition is what there is to see. */
async function addTiles(viewer: Viewer, service: string, signal: AbortSignal): Promise<void> {
  const information = await findInformation(service, signal).catch(() => null);
  if (signal.aborted) return;
  const limitZoom = (): void => viewer.viewport.setMaxZoomPixelRatio(maxPixelScale);
  if (!information) return limitZoom();
  // From the address that this page came from, which need not be the one that the archive is known by.
  const id = new URL(service, location.href).href;
  viewer.addTiledImage({ tileSource: { ...information, id }, width: 1, success: limitZoom, error: limitZoom });
}

/** @throws when it does not arrive, or nobody waits for it any more */
async function findInformation(service: string, signal: AbortSignal): Promise<object | null> {
  const response = await fetch(`${service}/info.json`, { signal });
  return response.ok ? ((await response.json()) as object) : null;
}

/**
 * OpenSeadragon adds an inline style element, which the content security policy blocks, unless it finds its own. It hides
 * the focus of an element that is never focused here.
 */
function omitOwnStyle(): void {
  const marker = 'data-openseadragon-mobile-css';
  if (document.querySelector(`style[${marker}]`)) return;
  // Found by that name, but no element of HTML, so no style is read from it.
  const element = document.createElementNS(null, 'style');
  element.setAttribute(marker, '');
  document.head.append(element);
}
