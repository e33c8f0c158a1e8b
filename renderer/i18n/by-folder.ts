import type { Language } from '../../src/contract/languages.js';

/** What `import.meta.glob` found in the folders of the languages, by language. A spec ensures that every language has one. */
export const byFolder = <Value>(files: Record<string, Value>): Record<Language, Value> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [path.split('/').at(-2), value])) as Record<
    Language,
    Value
  >;
