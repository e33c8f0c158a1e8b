import { useData } from 'vike-react/useData';
import type { User } from '../../../src/contract/user.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isLoading } from '../../../renderer/loading/loading-state.js';
import type { Data } from './+data.shared.js';

/** Says that what the account itself does not tell is still being loaded. */
export function ProfileLoading({ user }: { user: User }) {
  const { t } = useText();
  const first = useData<Data>();
  const verification = useOwnList(queries.emailVerification(user.id), first.emailVerification);
  const newsletter = useOwnList(queries.newsletter(user.id), first.newsletter);
  if (![verification, newsletter].some(isLoading)) return null;
  return (
    <p role="status" className="mb-6 flex items-center gap-3 text-mute">
      <span className="spinner" aria-hidden="true" />
      {t('user.profile.loading')}
    </p>
  );
}
