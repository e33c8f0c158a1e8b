import type { KeyboardEvent } from 'react';
import type { Region } from '../../src/contract/annotation.js';
import type { DeepZoom } from './deep-zoom.js';
import type { Step } from '../photos/steps/go-to-photo.js';
import type { FullScreen } from './use-full-screen.js';

/** The factor of one step of the buttons and of the keys. */
export const zoomStep = 1.6;
/** The share of the visible part that an arrow key moves it by. */
const panStep = 0.2;

interface KeyTargets {
  deepZoom: DeepZoom | null;
  fullScreen: FullScreen;
  /** By the digits from 1 on. */
  places: Region[];
  onStep(step: Step): void;
}

/**
 * Digits glide to the places that the photo names; where it names none, 1 shows its pixels, as P always does. The arrow keys move the photo when it is larger than the window; else those to the sides go to
 * another photo.
 */
export function handleZoomKey(event: KeyboardEvent, { deepZoom, fullScreen, places, onStep }: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isLarger = deepZoom !== null && !deepZoom.isWhole();
  const goOn = (step: Step): void => {
    if (!event.repeat) onStep(step);
  };
  const actions: Record<string, (() => void) | undefined> = {
    '+': () => deepZoom?.zoomBy(zoomStep),
    // On many keyboards + is on the same key, with Shift.
    '=': () => deepZoom?.zoomBy(zoomStep),
    '-': () => deepZoom?.zoomBy(1 / zoomStep),
    '0': () => deepZoom?.showWhole(),
    '1': () => deepZoom?.showPixels(),
    p: () => deepZoom?.showPixels(),
    r: () => deepZoom?.rotate(),
    f: () => fullScreen.isPossible && fullScreen.toggle(),
    PageUp: () => goOn('previous'),
    PageDown: () => goOn('next'),
    ArrowLeft: () => (isLarger ? deepZoom.pan(-panStep, 0) : goOn('previous')),
    ArrowRight: () => (isLarger ? deepZoom.pan(panStep, 0) : goOn('next')),
    ArrowUp: () => deepZoom?.pan(0, -panStep),
    ArrowDown: () => deepZoom?.pan(0, panStep),
  };
  const place = places[Number(event.key) - 1];
  const act = place
    ? () => deepZoom?.showRegion(place)
    : actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
