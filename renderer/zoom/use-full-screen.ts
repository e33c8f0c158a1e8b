import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** Not on iPhones, for example. */
  isPossible: boolean;
  isOn: boolean;
  toggle(): void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const handleChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  // A refusal of the browser changes nothing that is seen.
  const toggle = () =>
    void (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}
