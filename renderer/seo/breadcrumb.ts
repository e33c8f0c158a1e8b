import type { Language } from '../../src/contract/languages.js';
import { withLanguage } from '../../src/contract/languages.js';

/** One step of a breadcrumb; `path` is without language. */
export interface Step {
  name: string;
  path: string;
  /** Of the name, where it is not the page's. */
  lang?: Language | undefined;
}

/** schema.org BreadcrumbList. */
export const breadcrumbList = (trail: Step[], { origin, language }: { origin: string; language: Language }) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + withLanguage(language, path),
  })),
});
