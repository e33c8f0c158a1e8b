import { setPendingPath } from './ui/page-transition.js';

export function onPageTransitionEnd(): void {
  setPendingPath(null);
}
