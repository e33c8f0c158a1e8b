import { usePageContext } from 'vike-react/usePageContext';
import type { ContactMessage } from '../../../src/contract/contact.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { Answers } from './Answers.js';
import { replyLink } from './reply-link.js';

interface MessageItemProps {
  message: ContactMessage;
  isBusy: boolean;
  onAnswer(): void;
  onMark(): void;
  onDelete(): void;
}

export function MessageItem({ message, isBusy, onAnswer, onMark, onDelete }: MessageItemProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { subject, name, email, read, createdAt } = message;
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-line py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{name}</p>
        <p className="text-mute [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-1 text-mute tabular-nums">{formatDate(createdAt, language, site.timeZone)}</p>
      </div>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg leading-snug [overflow-wrap:anywhere]">
          {subject}
          {!read && <span className="badge badge-brand font-sans">{t('messages.isUnread')}</span>}
        </h3>
        <p className="mt-2 max-w-3xl text-sm whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        {message.answers.length > 0 && <Answers answers={message.answers} />}
        <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {site.mailEnabled && (
            <button
              type="button"
              className="btn btn-outline btn-small max-sm:col-span-2 noscript:hidden"
              aria-label={t('messages.answerItem', { name, subject })}
              onClick={onAnswer}
            >
              {t('messages.answer')}
            </button>
          )}
          <a
            href={replyLink(message, t('messages.replySubject', { subject }))}
            className={`btn btn-outline btn-small max-sm:col-span-2 ${site.mailEnabled ? 'hidden noscript:inline-flex' : ''}`}
          >
            {t('messages.reply')}
          </a>
          <button
            type="button"
            className="btn btn-outline btn-small noscript:hidden"
            disabled={isBusy}
            onClick={onMark}
          >
            {t(read ? 'messages.markUnread' : 'messages.markRead')}
            <span className="sr-only">: {subject}</span>
          </button>
          <button
            type="button"
            className="btn btn-danger btn-small noscript:hidden"
            disabled={isBusy}
            aria-label={t('messages.deleteItem', { subject })}
            onClick={onDelete}
          >
            {t('messages.delete')}
          </button>
        </div>
      </div>
    </li>
  );
}
