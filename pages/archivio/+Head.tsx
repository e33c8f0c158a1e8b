import { useData } from 'vike-react/useData';
import { archiveViewScript } from '../../src/contract/head-scripts.js';
import { endsOf } from '../../src/contract/dates/day-range.js';
import { feedTypes, filtersQuery, foundPhotosPath, photoFeedPath, photoPath } from '../../src/contract/paths.js';
import { manifestType } from '../../src/contract/record-documents.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { archivePath, isFiltered } from '../../renderer/photos/archive-filters.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const { t, language } = useText();
  const { photos, filters } = useData<Data>();
  const shown = { ...filters, ...endsOf(filters.days) };
  const title = `${t('archive.title')}${filtersQuery(shown)}`;
  const items = photos.items.map(({ title, slug }) => ({ name: title, path: photoPath(slug) }));
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: archiveViewScript }} />
      {isFiltered(filters) && (
        <>
          <link rel="alternate" type={feedTypes.xml} title={title} href={photoFeedPath(language, { filters: shown })} />
          <link {...needsServer} rel="alternate" type={manifestType} title={title} href={foundPhotosPath(shown)} />
        </>
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
