import { useData } from 'vike-react/useData';
import { ContributionItem } from '../../../renderer/account/ContributionItem.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isLoading, isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { asCardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoCard } from '../../../renderer/photos/PhotoCard.js';
import type { Data } from './+data.shared.js';
import { Devices } from './Devices.js';

const shown = { contributions: 5, favorites: 3 };

/** The member's last actions, and the devices where they are signed in. */
export function ActivityTab() {
  const { t, language } = useText();
  const first = useData<Data>();
  const contributions = useOwnList(queries.contributions(), first.contributions);
  const favorites = useOwnList(queries.favorites(), first.favorites);
  return (
    <div className="grid gap-12">
      <section aria-labelledby="activity-contributions">
        <h2 id="activity-contributions" className="mb-4 text-2xl">
          {t('user.dashboard.contributions')}
        </h2>
        {isLoading(contributions) && <div className="skeleton h-20" />}
        {isNotLoaded(contributions) && <NotLoaded query={contributions} />}
        {contributions.data?.length === 0 && <p className="text-mute">{t('user.dashboard.noContributions')}</p>}
        <ul className="border-line not-empty:border-t">
          {contributions.data?.slice(0, shown.contributions).map((contribution) => (
            <li key={contribution.id}>
              <ContributionItem contribution={contribution} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="activity-favorites">
        <h2 id="activity-favorites" className="mb-4 text-2xl">
          {t('user.dashboard.favorites')}
        </h2>
        {isLoading(favorites) && <div className="skeleton h-40" />}
        {isNotLoaded(favorites) && <NotLoaded query={favorites} />}
        {favorites.data?.length === 0 && <p className="text-mute">{t('user.dashboard.noFavorites')}</p>}
        <ul className="photo-grid sm:grid-cols-3">
          {favorites.data?.slice(0, shown.favorites).map((photo) => (
            <li key={photo.id}>
              <PhotoCard photo={asCardPhoto(photo, language)} />
            </li>
          ))}
        </ul>
      </section>
      <Devices />
    </div>
  );
}
