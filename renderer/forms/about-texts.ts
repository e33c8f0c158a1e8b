import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';

/** What the archive says of itself, and the forms by which people write to it. */
export const aboutTexts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/about.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);
