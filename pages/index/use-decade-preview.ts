import { useEffect, useRef, useState } from 'react';
import { renditionUrl } from '../../src/contract/image.js';
import type { HomeDecade, ScreenPhoto } from './home-decade.js';

/** A pointer that only crosses the ruler changes nothing. */
const pauseMs = 120;

/** The small rendition is there soon and shown at once; the large one replaces it when it has loaded. */
export const previewWidths = { small: 320, large: 1280 } as const;

/** The decade whose photograph replaces that of the page, and the photographs that have been shown: they are loaded only then. */
export function useDecadePreview() {
  const [shown, setShown] = useState<HomeDecade | null>(null);
  const [visited, setVisited] = useState<ScreenPhoto[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<HomeDecade | null>(null);
  const wait = (decade: HomeDecade | null, then: () => void, ms: number) => {
    wanted.current = decade;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const show = async (decade: HomeDecade, photo: ScreenPhoto) => {
    await load(renditionUrl(photo.image, previewWidths.small, 'webp'));
    if (wanted.current !== decade) return;
    setVisited((before) => (before.includes(photo) ? before : [...before, photo]));
    setShown(decade);
  };
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    const end = () => wait(null, () => setShown(null), 0);
    const endByKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    element?.addEventListener('pointerleave', end);
    element?.addEventListener('keydown', endByKey);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('pointerleave', end);
      element?.removeEventListener('keydown', endByKey);
    };
  }, []);
  return {
    /** Of the first screen: the preview ends when the pointer leaves it, or by the Escape key. */
    section,
    shown,
    visited,
    /** A picture that cannot be loaded changes nothing. */
    preview: (decade: HomeDecade) => {
      const { photo } = decade;
      if (photo) wait(decade, () => void show(decade, photo).catch(() => undefined), pauseMs);
    },
  };
}

function load(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}
