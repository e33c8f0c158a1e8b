import { navigate } from 'vike/client/router';
import { type Language, withLanguage } from '../../../src/contract/languages.js';
import { enlargedHash, photoPath } from '../../../src/contract/paths.js';
import type { PhotoSteps } from './use-photo-steps.js';

export type Step = 'previous' | 'next';

let target: string | null = null;

interface StepOptions {
  language: Language;
  /** The photo is shown enlarged, and takes the place of the one before in the history. */
  isEnlarged?: boolean;
}

/** Goes on to the photo before or after, within the same list; does nothing at its ends, and while it is on its way. */
export async function goToPhoto(
  step: Step,
  { list, ...neighbours }: PhotoSteps,
  { language, isEnlarged = false }: StepOptions,
): Promise<void> {
  const photo = neighbours[step];
  if (!photo || target === photo.slug) return;
  target = photo.slug;
  const index = (list?.position.index ?? 0) + (step === 'next' ? 1 : -1);
  try {
    await navigate(withLanguage(language, photoPath(photo.slug)) + (isEnlarged ? enlargedHash : ''), {
      overwriteLastHistoryEntry: isEnlarged,
      pageContext: { listPosition: list && { ...list.position, index } },
    });
  } finally {
    target = null;
  }
}
