import type { PageContextClient } from 'vike/types';
import { splitLanguage } from '../src/contract/languages.js';
import { loadPhotoTransition } from './photos/load-photo-transition.js';
import { setPendingPath } from './ui/page-transition.js';

/** Called before the new page is routed: its path still contains the language. */
export function onPageTransitionStart({ urlPathname }: PageContextClient): void {
  void loadPhotoTransition();
  setPendingPath(splitLanguage(urlPathname).path);
}
