import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { ContactMessage } from '../../../src/contract/contact.js';
import { adminQueries, contactMessagesKey } from '../../../renderer/admin/admin-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { asQuery } from '../../../renderer/api/load.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { AnswerDialog } from './AnswerDialog.js';
import type { Data } from './+data.shared.js';
import { messageFilters, messageListPath } from './message-filters.js';
import { MessageItem } from './MessageItem.js';

/** The messages of the contact form, newest first. */
export default function Page() {
  const { t, language } = useAdminText();
  const { filter, query, messages: first } = useData<Data>();
  const { data: messages } = useQuery({ ...asQuery(adminQueries.contactMessages(query)), initialData: first });
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);
  const [toAnswer, setToAnswer] = useState<ContactMessage | null>(null);
  const refetch = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: contactMessagesKey }),
      client.invalidateQueries({ queryKey: ['statistics'] }),
    ]);
  };
  const mark = async ({ id, read }: ContactMessage) => {
    const titles = {
      done: t(read ? 'messages.markedUnread' : 'messages.markedRead'),
      failed: t('messages.markFailed'),
    };
    await attempt(() => adminApi.contactMessages.setRead({ id, read: !read }), titles);
    await refetch();
  };
  const remove = async ({ id }: ContactMessage) => {
    const titles = { done: t('messages.deleted'), failed: t('messages.deleteFailed') };
    await attempt(() => adminApi.contactMessages.remove({ id }), titles);
    await refetch();
    setToDelete(null);
  };
  return (
    <>
      <AdminHeading title={t('messages.title')} lead={t('messages.lead')} />
      <nav aria-label={t('messages.filters')} className="mt-6 mb-4">
        <ul className="flex flex-wrap gap-2">
          {messageFilters.map((of) => (
            <li key={of}>
              <Link to={messageListPath(of, 1)} className="chip" aria-current={of === filter ? 'true' : undefined}>
                {t(`messages.${of}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Results
        id="messages"
        label={t('messages.results')}
        page={messages.page}
        count={t('messages.count', { count: messages.total, number: formatNumber(messages.total, language) })}
      >
        {messages.items.length > 0 ? (
          <ul className="-mt-5 sm:-mt-8">
            {messages.items.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isBusy={isBusy}
                onAnswer={() => setToAnswer(message)}
                onMark={() => void mark(message)}
                onDelete={() => setToDelete(message)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={actionIcons.mail}
            title={t(`messages.empty.${filter}`)}
            {...(filter !== 'suspicious' && { text: t('messages.emptyText') })}
          />
        )}
        <div className="mt-8">
          <Pagination
            page={messages.page}
            totalPages={messages.totalPages}
            pathOf={(page) => messageListPath(filter, page)}
          />
        </div>
      </Results>
      {toAnswer && <AnswerDialog message={toAnswer} onSent={refetch} onClose={() => setToAnswer(null)} />}
      {toDelete && (
        <ConfirmDialog
          title={t('messages.deleteTitle')}
          text={t('messages.deleteText', { subject: toDelete.subject, name: toDelete.name })}
          action={t('messages.delete')}
          isBusy={isBusy}
          onConfirm={() => void remove(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
}
