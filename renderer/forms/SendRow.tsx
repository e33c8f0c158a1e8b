import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';

/** The button of a form to the archive, and what becomes of its data. */
export function SendRow({ text, isSending }: { text: string; isSending: boolean }) {
  const { t } = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
      <button className="btn btn-primary" aria-busy={isSending}>
        {isSending ? t('contact.submitting') : text}
      </button>
      <p className="text-sm text-mute">
        {t('contact.privacyBefore')}{' '}
        <Link to="/privacy" className="link">
          {t('contact.privacyLink')}
        </Link>
        .
      </p>
    </div>
  );
}
