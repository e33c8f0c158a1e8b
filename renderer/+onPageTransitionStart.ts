import type { PageContextClient } from 'vike/types';
import { pageTransition } from './ui/page-transition.js';

export function onPageTransitionStart({ urlPathname }: PageContextClient): void {
  pageTransition(urlPathname);
}
