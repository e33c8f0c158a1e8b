import { useData } from 'vike-react/useData';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardEntity } from '../../../renderer/entities/card-entity.js';
import { EntityCard } from '../../../renderer/entities/EntityCard.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { useSavedIds } from '../../../renderer/saved-items/saved-items.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';

export default function Page() {
  const { t, language } = useText();
  const { bookmarks: first, entityTypes } = useData<Data>();
  const list = useOwnList(queries.bookmarks(), first);
  const savedIds = useSavedIds('entity');
  const bookmarks = list.data?.filter(({ id }) => !savedIds || savedIds.includes(id));

  if (isNotLoaded(list)) return <NotLoaded query={list} />;
  if (!bookmarks)
    return (
      <div className="grid gap-7 sm:grid-cols-2">
        <p role="status" className="sr-only">
          {t('user.bookmarks.loading')}
        </p>
        <div className="skeleton h-88" />
        <div className="skeleton h-88" />
      </div>
    );
  if (bookmarks.length === 0)
    return (
      <EmptyState icon="bookmark" title={t('user.bookmarks.empty')} text={t('user.bookmarks.emptyText')}>
        <Link to="/schede" className="btn btn-primary">
          {t('user.bookmarks.browse')}
        </Link>
      </EmptyState>
    );
  return (
    <ul className="grid gap-7 sm:grid-cols-2 xl:grid-cols-3">
      {bookmarks.map((entity, index) => (
        <li key={entity.id}>
          <EntityCard
            entity={asCardEntity(entity, language)}
            entityTypes={entityTypes}
            eager={index < 2}
            headingLevel="h2"
          />
        </li>
      ))}
    </ul>
  );
}
