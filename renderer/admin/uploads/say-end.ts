import { administrationLanguage, type Language } from '../../../src/contract/languages.js';
import { adminTranslate } from '../../i18n/admin-translate.js';
import { showToast } from '../../ui/toast-store.js';
import type { Upload } from './upload.js';
import { endPath, endText } from './upload-end-text.js';

/** The longest time that a timer takes: until it is closed. */
const unlimitedMs = 2_147_483_647;

/** Says on public pages how uploads ended; in the administration its bar does. */
export function sayEnd(uploads: readonly Upload[]): void {
  if (/^\/admin(\/|$)/.test(window.location.pathname)) return;
  const t = adminTranslate(administrationLanguage(document.documentElement.lang as Language));
  const title = endText(uploads, t);
  if (!title) return;
  const kind = uploads.some(({ state }) => state === 'failed') ? 'warning' : 'success';
  const link = { href: endPath, text: t('uploads.seePhotos') };
  showToast({ kind, title, link, topic: 'uploads', durationMs: unlimitedMs });
}
