import { useData } from 'vike-react/useData';
import { photoPath } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { isFiltered, searchPath } from '../../renderer/search/search-filters.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';
import { searchTrail } from './search-trail.js';

export default function Head() {
  const { t } = useText();
  const { hits, filters, total } = useData<Data>();
  const items = hits.map(({ photo: { title, slug } }) => ({ name: title, path: photoPath(slug) }));
  return (
    <ListHead
      list={{ name: t('search.title'), path: searchPath(filters), items }}
      trail={searchTrail(t)}
      total={total}
      isFiltered={isFiltered(filters)}
    />
  );
}
