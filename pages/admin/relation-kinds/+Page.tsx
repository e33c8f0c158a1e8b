import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import type { RecordRemoved } from '../../../src/contract/api/entities.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { adminRelationKindList } from '../../../renderer/admin/relation-kind-queries.js';
import { UndoNotice } from '../../../renderer/admin/undo/UndoNotice.js';
import { useUndo } from '../../../renderer/admin/undo/use-undo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { KindDialog } from './KindDialog.js';
import { KindRow } from './KindRow.js';

/** Why record cards may be related. A kind without relations is deleted at once: the notice offers to undo it. */
export default function Page() {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { data: kinds } = useQuery({ ...asQuery(adminRelationKindList), initialData: useData<Data>().kinds });
  const undo = useUndo();
  const { isBusy, attempt } = useAttempt();
  const [edited, setEdited] = useState<AdminRelationKind | 'new' | null>(null);

  const refresh = () => client.invalidateQueries();
  const handleRemove = async ({ id, ...kind }: AdminRelationKind) => {
    const answers: RecordRemoved[] = [];
    await attempt(async () => answers.push(await adminApi.adminRelationKinds.remove({ id })), {
      // The notice that offers to undo it says it.
      done: null,
      failed: t('relationKinds.removeFailed'),
    });
    const text = t('relationKinds.removedName', { name: localized(kind, 'name', language) });
    for (const { changeSetId } of answers) undo.offer({ text, changeSetId });
    await refresh();
  };

  return (
    <>
      <AdminHeading title={t('relationKinds.title')} lead={t('relationKinds.lead')}>
        <button type="button" className="btn btn-primary noscript:hidden" onClick={() => setEdited('new')}>
          <Icon name={actionIcons.add} size={18} /> {t('relationKinds.create')}
        </button>
      </AdminHeading>
      <UndoNotice {...undo} />
      {kinds.length > 0 ? (
        <ul className="mt-8 border-t border-ink">
          {kinds.map((kind) => (
            <KindRow
              key={kind.id}
              kind={kind}
              isBusy={isBusy}
              onEdit={() => setEdited(kind)}
              onRemove={() => void handleRemove(kind)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon="card" title={t('relationKinds.empty')} text={t('relationKinds.emptyText')} />
      )}
      {edited && (
        <KindDialog
          kind={edited === 'new' ? null : edited}
          onSaved={() => {
            setEdited(null);
            void refresh();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
