import type { PageContextClient } from 'vike/types';
import { splitLanguage } from '../src/contract/languages.js';
import { loadPhotoTransition } from './photos/load-photo-transition.js';
import { areSiteSettingsOutdated } from './seo/site-settings.js';
import { setPendingPath } from './ui/page-transition.js';

/** Called before the new page is routed: its path still contains the language. */
export function onPageTransitionStart({ urlPathname, urlOriginal }: PageContextClient): Promise<void> | void {
  if (areSiteSettingsOutdated()) {
    // Settings are also in the content security policy of the document, and in answers that the tab keeps.
    window.location.assign(urlOriginal);
    return new Promise(() => undefined);
  }
  void loadPhotoTransition();
  setPendingPath(splitLanguage(urlPathname).path);
}
