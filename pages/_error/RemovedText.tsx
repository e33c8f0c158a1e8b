import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { removedRecordOf } from './error-text-keys.js';

/** What may still be said of a record that is gone: that it was here, under which number, and until when. */
export function RemovedText() {
  const { t, language } = useText();
  const removed = removedRecordOf(usePageContext());
  if (!removed?.on) return null;
  const { kind, id: number, on } = removed;
  // A day of the archive's time zone, which no other may move.
  const date = formatDate(on, language, 'UTC');
  return (
    <p className="mt-4 max-w-xl font-serif text-xl">
      {t(kind === 'photo' ? 'errorPage.removedOn' : 'errorPage.cardRemovedOn', { number, date })}
    </p>
  );
}
