import type { ChangeActor } from '../../../src/contract/change-set.js';
import { useAdminText } from '../use-admin-text.js';

/** Who made a change, in words. */
export function useActorName(): (actor: ChangeActor) => string {
  const { t } = useAdminText();
  return ({ kind, name }) => {
    if (kind === 'system') return t('history.system');
    if (kind === 'key') return t('history.keyNamed', { name: name ?? t('history.deleted') });
    return name ?? t('history.deletedAccount');
  };
}
