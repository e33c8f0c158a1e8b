import { useData } from 'vike-react/useData';
import { entityFeedPath, entityPath, feedTypes } from '../../src/contract/paths.js';
import { entitiesPath, isFiltered } from '../../renderer/entities/entity-filters.js';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';
import { shownType } from './shown-type.js';

export default function Head() {
  const { t, language } = useText();
  const data = useData<Data>();
  const { entities, filters } = data;
  const items = entities.items.map(({ name, slug }) => ({ name, path: entityPath(slug) }));
  const type = shownType(data);
  return (
    <>
      <link
        rel="alternate"
        type={feedTypes.xml}
        title={type?.name ?? t('entities.title')}
        href={entityFeedPath(language, { type: type?.code ?? null })}
      />
      <ListHead
        list={{ name: t('entities.title'), path: entitiesPath(filters), items }}
        trail={entitiesTrail(t, type)}
        total={entities.total}
        isFiltered={isFiltered(filters)}
      />
    </>
  );
}
