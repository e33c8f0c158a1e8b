import { usePageContext } from 'vike-react/usePageContext';
import type { ContactAnswer } from '../../../src/contract/contact.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';

/** The answers that were sent, with who wrote them and when. */
export function Answers({ answers }: { answers: ContactAnswer[] }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  return (
    <ol aria-label={t('messages.answers')} className="mt-4 grid max-w-3xl gap-4">
      {answers.map(({ subject, text, by, createdAt }) => {
        const date = formatDate(createdAt, language, site.timeZone);
        return (
          <li key={createdAt} className="border-l-2 border-brand pl-4 text-sm">
            <p className="text-mute">
              {by === null ? t('messages.answeredByDeleted', { date }) : t('messages.answeredBy', { name: by, date })}
            </p>
            <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{subject}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
