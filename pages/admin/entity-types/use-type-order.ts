import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../renderer/api/request.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { adminEntityTypeList } from './entity-type-queries.js';

/** The handlers of a row that can be dragged. */
export interface RowDrag {
  isDragged: boolean;
  onDragStart(event: DragEvent): void;
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
  onDragEnd(): void;
}

/**
 * The types in the order that is being made. A move is saved at once, and shown before it is; while a row is dragged, the others
 * make room for it, and what is saved is where it is dropped.
 */
export function useTypeOrder(stored: AdminEntityType[]) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [pending, setPending] = useState<AdminEntityType[] | null>(null);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const types = pending ?? stored;

  const save = async (ordered: AdminEntityType[]) => {
    try {
      const ids = ordered.map(({ id }) => id);
      client.setQueryData(adminEntityTypeList.key, await asMember(() => adminApi.adminEntityTypes.reorder({ ids })));
      void client.invalidateQueries();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : undefined;
      showToast({ kind: 'error', title: t('entityTypes.orderFailed'), ...(text && { text }) });
    }
    setPending(null);
  };
  const moved = (type: AdminEntityType, index: number) =>
    types.filter(({ id }) => id !== type.id).toSpliced(index, 0, type);

  return {
    types,
    /** Where a type has just been moved to, for screen readers. */
    announcement,
    move: (type: AdminEntityType, index: number) => {
      const ordered = moved(type, index);
      setPending(ordered);
      const name = localized(type, 'name', language);
      setAnnouncement(t('entityTypes.movedTo', { name, place: index + 1, total: types.length }));
      void save(ordered);
    },
    dragOf: (row: AdminEntityType): RowDrag => ({
      isDragged: draggedId === row.id,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        setDraggedId(row.id);
      },
      onDragOver: (event) => {
        const dragged = types.find(({ id }) => id === draggedId);
        if (!dragged) return;
        event.preventDefault();
        if (dragged !== row) setPending(moved(dragged, types.indexOf(row)));
      },
      onDrop: (event) => {
        event.preventDefault();
        setDraggedId(null);
        if (pending) void save(pending);
      },
      onDragEnd: () => {
        // After a drop it is null already; otherwise the row was let go elsewhere.
        if (draggedId !== null) setPending(null);
        setDraggedId(null);
      },
    }),
  };
}
