import { useData } from 'vike-react/useData';
import { archiveViewScript } from '../../src/contract/head-scripts.js';
import { endsOf } from '../../src/contract/dates/day-range.js';
import { feedQuery, feedTypes, photoFeedPath, photoPath } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { archivePath, isFiltered } from '../../renderer/photos/archive-filters.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const { t, language } = useText();
  const { photos, filters } = useData<Data>();
  const ofFeed = { ...filters, ...endsOf(filters.days) };
  const items = photos.items.map(({ title, slug }) => ({ name: title, path: photoPath(slug) }));
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: archiveViewScript }} />
      {isFiltered(filters) && (
        <link
          rel="alternate"
          type={feedTypes.xml}
          title={`${t('archive.title')}${feedQuery(ofFeed)}`}
          href={photoFeedPath(language, { filters: ofFeed })}
        />
      )}
      <ListHead
        list={{ name: t('archive.title'), path: archivePath({ ...filters, view: null }), items }}
        trail={archiveTrail(t)}
        total={photos.total}
        isFiltered={isFiltered(filters)}
      />
    </>
  );
}
