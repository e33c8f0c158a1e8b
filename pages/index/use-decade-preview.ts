import { useEffect, useRef, useState } from 'react';
import { renditionUrl } from '../../src/contract/image.js';
import type { HomeDecade, ScreenPhoto } from './home-decade.js';

/** A pointer that only crosses the ruler changes nothing. */
const pauseMs = 120;

/** The small rendition is there soon and shown at once; the large one replaces it when it has loaded. */
export const previewWidths = { first: 320, then: 1280 } as const;

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
    await load(renditionUrl(photo.image, previewWidths.first, 'webp'));
    if (wanted.current !== decade) return;
    setVisited((before) => (before.includes(photo) ? before : [...before, photo]));
    setShown(decade);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    visited,
    /** A picture that cannot be loaded changes nothing. */
    preview: (decade: HomeDecade) => {
      const { photo } = decade;
      if (photo) wait(decade, () => void show(decade, photo).catch(() => undefined), pauseMs);
    },
    end: () => wait(null, () => setShown(null), 0),
  };
}

function load(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}
