import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';

/** Signing in, and the pages of an account. */
export const accountTexts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/account.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);
