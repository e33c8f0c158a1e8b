import { useData } from 'vike-react/useData';
import { ContributionItem } from '../../../renderer/account/ContributionItem.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { EditButton } from './EditButton.js';
import { WithdrawButton } from './WithdrawButton.js';

export default function Page() {
  const { t } = useText();
  const user = useAccount();
  const list = useOwnList(queries.contributions(), useData<Data>().contributions);
  const contributions = list.data?.filter(({ userId }) => userId === user?.id);

  if (isNotLoaded(list)) return <NotLoaded query={list} />;
  if (!contributions)
    return (
      <p role="status" className="flex items-center gap-3 py-10 text-mute">
        <span className="spinner" aria-hidden="true" />
        {t('user.contributions.loading')}
      </p>
    );
  if (contributions.length === 0)
    return (
      <EmptyState icon="pencil" title={t('user.contributions.empty')} text={t('user.contributions.emptyText')}>
        <Link to="/archivio" className="btn btn-primary">
          {t('user.favorites.browse')}
        </Link>
        <Link to="/contribute" className="btn btn-outline">
          {t('nav.contribute')}
        </Link>
      </EmptyState>
    );
  return (
    <section aria-labelledby="my-contributions">
      <h2 id="my-contributions" className="sr-only">
        {t('account.pages.contributions')}
      </h2>
      <p className="mb-6">
        <Link to="/contribute" className="btn btn-outline">
          <Icon name="camera" />
          {t('nav.contribute')}
        </Link>
      </p>
      <ul className="border-t border-line">
        {contributions.map((contribution) => (
          <li key={contribution.id}>
            <ContributionItem contribution={contribution}>
              {contribution.status === 'pending' && (
                <div className="mt-1 flex flex-wrap gap-x-6 noscript:hidden">
                  <EditButton contribution={contribution} />
                  <WithdrawButton contribution={contribution} />
                </div>
              )}
            </ContributionItem>
          </li>
        ))}
      </ul>
    </section>
  );
}
