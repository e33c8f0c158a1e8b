import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { moved } from '../../../renderer/admin/order/moved.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../renderer/api/request.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { adminEntityTypeList } from '../../../renderer/admin/admin-entity-queries.js';

/** The types in their order. A move is saved at once, and shown before it is. */
export function useTypeOrder(stored: AdminEntityType[]) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [pending, setPending] = useState<AdminEntityType[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const types = pending ?? stored;
  /** One after the other: the last move is the one that stays. */
  const saves = useRef(Promise.resolve());

  const save = async (ordered: AdminEntityType[]) => {
    try {
      const ids = ordered.map(({ id }) => id);
      client.setQueryData(adminEntityTypeList.key, await asMember(() => adminApi.adminEntityTypes.reorder({ ids })));
      void client.invalidateQueries();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : undefined;
      showToast({ kind: 'error', title: t('entityTypes.orderFailed'), ...(text && { text }) });
    }
    // Unless the next move is under way.
    setPending((shown) => (shown === ordered ? null : shown));
  };

  return {
    types,
    /** Where a type has just been moved to, for screen readers. */
    announcement,
    move: (id: number, to: number) => {
      const from = types.findIndex((type) => type.id === id);
      const type = types[from];
      if (!type) return;
      const ordered = moved(types, from, to);
      setPending(ordered);
      setAnnouncement(
        t('order.movedTo', { name: localized(type, 'name', language), place: to + 1, total: types.length }),
      );
      saves.current = saves.current.then(() => save(ordered));
    },
  };
}
