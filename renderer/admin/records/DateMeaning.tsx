import { writeDate } from '../../../src/contract/dates/write-date.js';
import { useText } from '../../i18n/use-text.js';
import { useAdminText } from '../use-admin-text.js';
import { useReadDate } from './use-read-date.js';

/** Below a date in words that will be stored: what the archive reads in it. */
export function DateMeaning({ text }: { text: string }) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const read = useReadDate(text.trim());
  if (!read) return null;
  const readable = read.edtf && writeDate(read.edtf, language, site);
  return (
    <span className={`block text-xs ${readable ? 'text-mute' : 'text-caution'}`}>
      {readable ? t('year.read', { reading: readable }) : t('year.unreadText')}
    </span>
  );
}
