import { useText } from '../i18n/use-text.js';
import { showToast } from '../ui/toast-store.js';
import { copyText } from './copy-text.js';

const copyByHandMs = 20_000;

/** Copies a text and says so; where that is not possible a toast shows the text, to be copied by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useText();
  return async (text, done) => {
    if (await copyText(text)) showToast({ kind: 'success', title: done });
    else showToast({ kind: 'error', title: t('share.copyFailed'), text, durationMs: copyByHandMs });
  };
}
