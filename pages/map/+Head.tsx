import { useData } from 'vike-react/useData';
import { photoPath } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { isFiltered, mapPath } from '../../renderer/map/stage/map-filters.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';
import { mapTrail } from './map-trail.js';

export default function Head() {
  const { t } = useText();
  const { photos, filters, photo } = useData<Data>();
  const items = photos.items.map(({ title, slug }) => ({ name: title, path: photoPath(slug) }));
  return (
    <ListHead
      list={{ name: t('map.title'), path: mapPath(filters), items }}
      trail={mapTrail(t)}
      total={photos.total}
      isFiltered={isFiltered(filters) || photo !== null}
    />
  );
}
