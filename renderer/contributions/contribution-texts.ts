import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';

/** Proposing photographs, corrections and memories. */
export const contributionTexts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/contributions.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);
