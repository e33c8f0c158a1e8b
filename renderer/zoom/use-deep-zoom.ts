import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Renditions } from '../../src/contract/image.js';
import type { Step } from '../photos/steps/go-to-photo.js';
import type { DeepZoom } from './deep-zoom.js';

interface ZoomState {
  deepZoom: DeepZoom | null;
  /** Shown by the tools; null until it is known. */
  scale: number | null;
  /** The photo is drawn to zoom, so its preview is not needed any more. */
  isDrawn: boolean;
  hasFailed: boolean;
}

const atFirst: ZoomState = { deepZoom: null, scale: null, isDrawn: false, hasFailed: false };

interface ZoomOptions {
  stage: RefObject<HTMLElement | null>;
  /** Address of the image that is shown until the library has loaded. */
  preview: string;
  onSwipe?(step: Step): void;
}

interface ZoomedPhoto {
  /** Null for a photo without an image service: what there is to see is the preview. */
  imageService: string | null;
  image: Renditions;
}

/** Loads the zoom library and shows the photo in the stage. */
export function useDeepZoom({ imageService, image }: ZoomedPhoto, { stage, preview, onSwipe }: ZoomOptions): ZoomState {
  const [state, setState] = useState(atFirst);
  const { width } = image;
  const handleSwipe = useEffectEvent((step: Step) => onSwipe?.(step));
  useEffect(() => {
    let isWanted = true;
    let started: DeepZoom | null = null;
    const set = (part: Partial<ZoomState>): void => {
      if (isWanted) setState((before) => ({ ...before, ...part }));
    };
    const start = async (): Promise<void> => {
      const { startDeepZoom } = await import('./deep-zoom.js');
      if (!isWanted || !stage.current) return;
      started = startDeepZoom(stage.current, {
        service: imageService,
        rendition: preview,
        width,
        onDrawn: () => set({ isDrawn: true }),
        onScale: (scale) => set({ scale }),
        onSwipe: (step) => handleSwipe(step),
      });
      set({ deepZoom: started });
    };
    start().catch(() => set({ hasFailed: true }));
    return () => {
      isWanted = false;
      started?.close();
      setState(atFirst);
    };
  }, [imageService, width, stage, preview]);
  return state;
}
