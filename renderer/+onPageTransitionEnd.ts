import { pageTransition } from './ui/page-transition.js';

export function onPageTransitionEnd(): void {
  pageTransition(null);
}
