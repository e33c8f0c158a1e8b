import type { Region } from '../../src/contract/annotation.js';
import type { Renditions } from '../../src/contract/image.js';
import { presentationPath } from '../../src/contract/paths.js';
import { withinPhoto } from './detail-address.js';

/** What a state is about: a canvas in the manifest of a photo. */
export interface StatedSide {
  photoId: number;
  isBack: boolean;
  image: Pick<Renditions, 'width' | 'height'>;
}

/** A state that names a detail of a photo or of its back, for any image viewer, as an address takes it (IIIF Content State API 1.0, sections 2.2.5 and 6). */
export function contentStateOf(side: StatedSide, { x, y, w, h }: Region, origin: string): string {
  const { image } = side;
  const across = (percent: number): number => Math.round((percent * image.width) / 100);
  const down = (percent: number): number => Math.round((percent * image.height) / 100);
  const box = [across(x), down(y), Math.max(1, across(w)), Math.max(1, down(h))];
  return encode({
    id: `${canvasOf(side, origin)}#xywh=${box.join(',')}`,
    type: 'Canvas',
    partOf: [{ id: manifestOf(side, origin), type: 'Manifest' }],
  });
}

const fullPhoto: Region = { x: 0, y: 0, w: 100, h: 100 };

/**
 * The side of a photo that a state shows and the part of that, in percent: an address, a target, or an annotation with that
 * (section 2.2). The manifest of the photo is its front.
 * @returns null for what is no state, or one of something else
 */
export function readContentState<Side extends StatedSide>(
  text: string,
  sides: readonly Side[],
  origin: string,
): { side: Side; region: Region } | null {
  const [address = '', fragment] = readTarget(/^https?:/.test(text) ? text : decode(text))?.split('#', 2) ?? [];
  const side = sides.find(
    (each) => address === canvasOf(each, origin) || (!each.isBack && address === manifestOf(each, origin)),
  );
  if (!side) return null;
  const isPart = fragment !== undefined && address === canvasOf(side, origin);
  const region = isPart ? regionOf(fragment, side.image) : fullPhoto;
  return region && { side, region };
}

const manifestOf = ({ photoId }: StatedSide, origin: string): string =>
  `${origin}${presentationPath('photo', photoId)}/manifest.json`;
const canvasOf = ({ photoId, isBack }: StatedSide, origin: string): string =>
  `${origin}${presentationPath('photo', photoId)}/canvas${isBack ? '/back' : ''}`;

/** What a state targets, with the fragment that selects a part of it. */
function readTarget(state: unknown): string | null {
  if (typeof state === 'string') return state;
  if (Array.isArray(state)) return readTarget(state[0]);
  if (typeof state !== 'object' || state === null) return null;
  const { type, target, source, selector, id } = state as Record<string, unknown>;
  if (type === 'Annotation') return target === undefined ? null : readTarget(target);
  if (type !== 'SpecificResource') return typeof id === 'string' ? id : null;
  const selected = readTarget(source);
  const [part] = [selector].flat() as [{ value?: unknown } | undefined];
  return selected && typeof part?.value === 'string' ? `${selected}#${part.value}` : selected;
}

const number = String.raw`(\d{1,6}(?:\.\d{1,6})?)`;
const spatial = new RegExp(`^xywh=(?:(pixel|percent):)?${number},${number},${number},${number}$`);

/** Of a media fragment of the canvas, which has the pixels of the image. */
function regionOf(fragment: string, { width, height }: StatedSide['image']): Region | null {
  const [, unit, ...numbers] = spatial.exec(fragment) ?? [];
  if (numbers.length === 0) return null;
  const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number);
  if (unit === 'percent') return withinPhoto({ x, y, w, h });
  return withinPhoto({
    x: (x * 100) / width,
    y: (y * 100) / height,
    w: (w * 100) / width,
    h: (h * 100) / height,
  });
}

/** Percent-encoded first, so that nothing but ASCII is left to encode (section 6.1). */
const encode = (state: object): string =>
  btoa(encodeURIComponent(JSON.stringify(state)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decode(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/')))) as unknown;
  } catch {
    // Anything may be in an address.
    return null;
  }
}
