import { type Language, withLanguage } from '../../src/contract/languages.js';

export interface Listed {
  name: string;
  /** Path without language. */
  path: string;
}

/** schema.org CollectionPage: a page of a list, with what it shows in its order. @param path of the list, with its query */
export const collectionLd = (
  { name, path, items }: Listed & { items: Listed[] },
  { origin, language }: { origin: string; language: Language },
): object => {
  const url = origin + withLanguage(language, path);
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: origin + withLanguage(language, item.path),
      })),
    },
  };
};
