import { byFolder } from './by-folder.js';
import type { TextFile } from './text-file.js';

/** What every page can show, and what several public pages share. */
export const siteTexts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/site.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);
