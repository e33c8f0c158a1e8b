import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { RecordRemoved } from '../../../src/contract/api/entities.js';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useDragOrder } from '../../../renderer/admin/order/use-drag-order.js';
import { UndoNotice } from '../../../renderer/admin/undo/UndoNotice.js';
import { useUndo } from '../../../renderer/admin/undo/use-undo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { Link } from '../../../renderer/layout/Link.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { adminEntityTypeList } from '../../../renderer/admin/admin-entity-queries.js';
import { newEntityTypePath } from './entity-type-paths.js';
import { TypeRow } from './TypeRow.js';
import { useTypeOrder } from './use-type-order.js';

interface TypeListProps {
  types: AdminEntityType[];
  isChangeable: boolean;
}

/** All types in their order, which administrators change by buttons or by dragging. */
export function TypeList({ types: first, isChangeable }: TypeListProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { data: stored } = useQuery({ ...asQuery(adminEntityTypeList), initialData: first });
  const { types, announcement, move } = useTypeOrder(stored);
  const { items, draggedId, itemDrag, listDrop } = useDragOrder(types, move);
  const undo = useUndo();
  const { isBusy, attempt } = useAttempt();
  const [removed, setRemoved] = useState<AdminEntityType | null>(null);

  const handleRemove = async ({ id, ...type }: AdminEntityType) => {
    const answers: RecordRemoved[] = [];
    await attempt(async () => answers.push(await adminApi.adminEntityTypes.remove({ id })), {
      // The notice that offers to undo it says it.
      done: null,
      failed: t('entityTypes.removeFailed'),
    });
    setRemoved(null);
    const text = t('entityTypes.removedName', { name: localized(type, 'name', language) });
    for (const { changeSetId } of answers) undo.offer({ text, changeSetId });
    await client.invalidateQueries();
  };

  return (
    <>
      <AdminHeading title={t('entityTypes.title')} lead={t('entityTypes.lead')}>
        {isChangeable && (
          <Link to={newEntityTypePath} className="btn btn-primary noscript:hidden">
            <Icon name={actionIcons.add} size={18} /> {t('entityTypes.create')}
          </Link>
        )}
      </AdminHeading>
      {!isChangeable && <p className="mt-2 text-sm text-mute">{t('entityTypes.readOnly')}</p>}
      <UndoNotice {...undo} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {items.length > 0 ? (
        <ol {...listDrop} className="mt-8 border-t border-ink">
          {items.map((type, index) => (
            <TypeRow
              key={type.id}
              type={type}
              index={index}
              count={items.length}
              isChangeable={isChangeable}
              isDragged={type.id === draggedId}
              drag={itemDrag(type)}
              onMove={(to) => move(type.id, to)}
              onRemove={() => setRemoved(type)}
            />
          ))}
        </ol>
      ) : (
        <EmptyState icon="card" title={t('entityTypes.empty')} text={t('entityTypes.emptyText')} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('entityTypes.removeTitle')}
          text={t(removed.coverCount > 0 ? 'entityTypes.removeText' : 'entityTypes.removeEmptyText', {
            name: localized(removed, 'name', language),
            count: removed.coverCount,
          })}
          action={t('entityTypes.remove')}
          isBusy={isBusy}
          onConfirm={() => void handleRemove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
