import { useEffect, useEffectEvent } from 'react';
import type { Step } from '../../../renderer/photos/steps/go-to-photo.js';

const stepOf: Record<string, Step | undefined> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** What uses these keys itself while it has the focus. */
const usesArrows = 'input, textarea, select, audio, video, dialog, [contenteditable], [role="slider"], [role="menu"]';

/** Left and right arrow: the photo before and the one after, where nothing else uses these keys. */
export function useStepKeys(onStep: (step: Step) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!step || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal') || (event.target as Element).closest(usesArrows)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
