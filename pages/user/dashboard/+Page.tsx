import { useData } from 'vike-react/useData';
import { ContributionItem } from '../../../renderer/account/ContributionItem.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardEntity } from '../../../renderer/entities/card-entity.js';
import { EntityCard } from '../../../renderer/entities/EntityCard.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isLoading } from '../../../renderer/loading/loading-state.js';
import { asCardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoCard } from '../../../renderer/photos/PhotoCard.js';
import type { Data } from './+data.shared.js';
import { ContributionCounts } from './ContributionCounts.js';
import { DashboardSection } from './DashboardSection.js';
import { SavedSearches } from './SavedSearches.js';
import { WhatIsNew } from './WhatIsNew.js';

const shown = { favorites: 3, bookmarks: 2, contributions: 3 };

/** News, the member's saved searches and last saved items, and the state of their contributions. */
export default function Page() {
  const { t, language } = useText();
  const first = useData<Data>();
  const news = useOwnList(queries.news(), first.news);
  const searches = useOwnList(queries.savedSearches(), first.searches);
  const favorites = useOwnList(queries.favorites(), first.favorites);
  const bookmarks = useOwnList(queries.bookmarks(), first.bookmarks);
  const contributions = useOwnList(queries.contributions(), first.contributions);
  const isAnyLoading = [news, searches, favorites, bookmarks, contributions].some(isLoading);
  return (
    <div className="grid gap-12">
      {isAnyLoading && (
        <p role="status" className="sr-only">
          {t('user.dashboard.loading')}
        </p>
      )}
      <WhatIsNew list={news} />
      <SavedSearches list={searches} />
      <DashboardSection page="favorites" list={favorites} empty={t('user.dashboard.noFavorites')}>
        {(list) => (
          <ul className="photo-grid sm:grid-cols-3">
            {list.slice(0, shown.favorites).map((photo, index) => (
              <li key={photo.id}>
                <PhotoCard photo={asCardPhoto(photo, language)} eager={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </DashboardSection>
      <DashboardSection page="contributions" list={contributions} empty={t('user.dashboard.noContributions')}>
        {(list) => (
          <>
            <ContributionCounts contributions={list} />
            <ul className="mt-5 border-t border-line">
              {list.slice(0, shown.contributions).map((contribution) => (
                <li key={contribution.id}>
                  <ContributionItem contribution={contribution} />
                </li>
              ))}
            </ul>
          </>
        )}
      </DashboardSection>
      <DashboardSection page="bookmarks" list={bookmarks} empty={t('user.dashboard.noBookmarks')}>
        {(list) => (
          <ul className="grid gap-7 sm:grid-cols-2">
            {list.slice(0, shown.bookmarks).map((entity) => (
              <li key={entity.id}>
                <EntityCard entity={asCardEntity(entity, language)} entityTypes={first.entityTypes} />
              </li>
            ))}
          </ul>
        )}
      </DashboardSection>
    </div>
  );
}
