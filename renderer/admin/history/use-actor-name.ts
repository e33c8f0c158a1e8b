import type { ChangeSetSummary } from '../../../src/contract/change-set.js';
import { useAdminText } from '../use-admin-text.js';

/** Who made a change, in words. */
export function useActorName(): (set: Pick<ChangeSetSummary, 'actor' | 'importId'>) => string {
  const { t } = useAdminText();
  return ({ actor: { kind, name }, importId }) => {
    // Somebody has given the command, but nobody knows who.
    if (kind === 'system') return t(importId === null ? 'history.system' : 'history.command');
    if (kind === 'key') return t('history.keyNamed', { name: name ?? t('history.deleted') });
    return name ?? t('history.deletedAccount');
  };
}
