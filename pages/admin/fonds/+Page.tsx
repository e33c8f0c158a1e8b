import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import type { RecordRemoved } from '../../../src/contract/api/entities.js';
import type { AdminFonds } from '../../../src/contract/fonds.js';
import { localized } from '../../../src/contract/localized.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { adminFondsList } from '../../../renderer/admin/fonds-queries.js';
import { UndoNotice } from '../../../renderer/admin/undo/UndoNotice.js';
import { useUndo } from '../../../renderer/admin/undo/use-undo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { FondsDialog } from './FondsDialog.js';
import { FondsRow } from './FondsRow.js';

/** What the dialog is open for: one of them, or a new one, possibly in another. */
type Edited = { fonds: AdminFonds } | { parent: AdminFonds | null } | null;

/** Collections, fonds and series as a tree. An empty one is deleted at once: the notice offers to undo it. */
export default function Page() {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { data: fonds } = useQuery({ ...asQuery(adminFondsList), initialData: useData<Data>().fonds });
  const undo = useUndo();
  const { isBusy, attempt } = useAttempt();
  const [edited, setEdited] = useState<Edited>(null);

  const refresh = () => client.invalidateQueries();
  const handleRemove = async ({ id, ...removed }: AdminFonds) => {
    const answers: RecordRemoved[] = [];
    await attempt(async () => answers.push(await adminApi.adminFonds.remove({ id })), {
      // The notice that offers to undo it says it.
      done: null,
      failed: t('fonds.removeFailed'),
    });
    const text = t('fonds.removedName', { name: localized(removed, 'title', language) });
    for (const { changeSetId } of answers) undo.offer({ text, changeSetId });
    await refresh();
  };

  return (
    <>
      <AdminHeading title={t('fonds.title')} lead={t('fonds.lead')}>
        <button type="button" className="btn btn-primary noscript:hidden" onClick={() => setEdited({ parent: null })}>
          <Icon name={actionIcons.add} size={18} /> {t('fonds.create')}
        </button>
      </AdminHeading>
      <UndoNotice {...undo} />
      {fonds.length > 0 ? (
        <ul className="mt-8 border-t border-ink">
          {fonds.map((one) => (
            <FondsRow
              key={one.id}
              fonds={one}
              depth={depthOf(one, fonds)}
              isBusy={isBusy}
              onEdit={() => setEdited({ fonds: one })}
              onAdd={() => setEdited({ parent: one })}
              onRemove={() => void handleRemove(one)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={actionIcons.box} title={t('fonds.empty')} text={t('fonds.emptyText')} />
      )}
      {edited && (
        <FondsDialog
          fonds={'fonds' in edited ? edited.fonds : null}
          parent={'parent' in edited ? edited.parent : null}
          all={fonds}
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

/** How many others it is in. */
function depthOf({ parentId }: AdminFonds, all: readonly AdminFonds[]): number {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? depthOf(parent, all) + 1 : 0;
}
