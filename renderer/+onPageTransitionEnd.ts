import { loadPhotoTransition } from './photos/load-photo-transition.js';
import { setPendingPath } from './ui/page-transition.js';

export async function onPageTransitionEnd(): Promise<void> {
  setPendingPath(null);
  (await loadPhotoTransition())?.endPhotoTransition();
}
