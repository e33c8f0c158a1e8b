import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Step } from '../../../renderer/photos/steps/go-to-photo.js';
import { type Point, swipeOf } from '../../../renderer/photos/steps/swipe.js';

/** From the edge of a screen, browsers and phones go back in the history. In pixels. */
const edge = 24;

/** A finger that moves sideways over the picture: the photo before or after. Not in a page that is zoomed into. */
export function useSwipe(picture: RefObject<HTMLElement | null>, onStep: (step: Step) => void): void {
  const handleSwipe = useEffectEvent(onStep);
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    let from: Point | null = null;
    const begin = ({ touches: [touch, second] }: TouchEvent) => {
      const isZoomed = (visualViewport?.scale ?? 1) > 1;
      from = touch && !second && !isZoomed ? pointOf(touch) : null;
      if (from && (from.x < edge || from.x > innerWidth - edge)) from = null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      const step = from && touch && swipeOf(from, pointOf(touch));
      from = null;
      if (step) handleSwipe(step);
    };
    const cancel = () => {
      from = null;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', cancel);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [picture]);
}

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });
