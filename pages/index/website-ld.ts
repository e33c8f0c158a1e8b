import { type Language, withLanguage } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { SiteSettings } from '../../src/contract/settings.js';

interface Where {
  origin: string;
  language: Language;
}

/** schema.org WebSite with the address of its search. */
export function websiteLd(site: SiteSettings, { origin, language }: Where): object {
  const url = origin + withLanguage(language, '/');
  const description = localized(site, 'tagline', language);
  return {
    '@type': 'WebSite',
    '@id': url,
    url,
    name: localized(site, 'siteName', language),
    ...(description && { description }),
    inLanguage: language,
    ...(site.operatorName && { publisher: { '@type': 'Organization', name: site.operatorName } }),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${withLanguage(language, '/archivio')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
