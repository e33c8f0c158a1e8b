import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LabelSizeName } from './label-choices.js';
import type { Label } from './label.js';

/** From the full type size down to what is still read at a wall. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/**
 * Makes the type of each label smaller until its text fits, and counts those whose text does not fit even so.
 * @returns `roll` belongs to the element that holds the labels
 */
export function useFittedLabels(
  labels: readonly Label[],
  size: LabelSizeName,
): { roll: RefObject<HTMLDivElement | null>; overfull: number } {
  const roll = useRef<HTMLDivElement>(null);
  const [overfull, setOverfull] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void fitAll([...(roll.current?.querySelectorAll<HTMLElement>('.label') ?? [])], left.signal).then((count) => {
      if (!left.signal.aborted) setOverfull(count);
    });
    return () => left.abort();
  }, [labels, size]);
  return { roll, overfull };
}

/** @returns how many do not fit */
async function fitAll(boxes: HTMLElement[], left: AbortSignal): Promise<number> {
  // Other fonts than those of the site have other widths.
  await document.fonts.ready;
  let tooFull = boxes;
  for (const scale of scales) {
    if (left.aborted || tooFull.length === 0) break;
    for (const box of tooFull) box.style.setProperty('--scale', String(scale));
    // Chromium gives lengths that depend on a container their new size only in the next frame.
    await nextFrame();
    tooFull = tooFull.filter(isOverfull);
  }
  for (const box of boxes) box.toggleAttribute('data-overfull', tooFull.includes(box));
  return tooFull.length;
}

function isOverfull(box: HTMLElement): boolean {
  const text = box.querySelector('.label-text');
  return text !== null && text.scrollHeight > text.clientHeight;
}

const nextFrame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
