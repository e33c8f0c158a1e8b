import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../admin-api.js';
import { useAttempt } from '../../forms/use-attempt.js';
import { useAdminText } from '../use-admin-text.js';

/** What has just been done, and the change set to revert. */
export interface Undoable {
  text: string;
  changeSetId: number;
}

export interface Undo {
  last: Undoable | null;
  isBusy: boolean;
  /** Offers to undo this; what was offered before stays in the history. */
  offer(undoable: Undoable): void;
  undo(): Promise<void>;
  dismiss(): void;
}

/** Offers to undo the last change of a page, by reverting its change set. */
export function useUndo(): Undo {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [last, setLast] = useState<Undoable | null>(null);
  return {
    last,
    isBusy,
    offer: setLast,
    dismiss: () => setLast(null),
    undo: async () => {
      if (!last) return;
      const isUndone = await attempt(() => adminApi.changeSets.revert({ id: last.changeSetId }), {
        done: t('undo.done'),
        failed: t('undo.failed'),
      });
      if (!isUndone) return;
      setLast(null);
      await client.invalidateQueries();
    },
  };
}
