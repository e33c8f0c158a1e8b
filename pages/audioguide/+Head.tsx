import { useData } from 'vike-react/useData';
import { entityPath } from '../../src/contract/paths.js';
import { isFiltered } from '../../renderer/entities/entity-filters.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';
import { audioTrail } from './audio-trail.js';
import { guidesPath } from './guide-filters.js';

export default function Head() {
  const { t } = useText();
  const data = useData<Data>();
  const { guides, filters } = data;
  const items = guides.items.map(({ name, slug }) => ({ name, path: entityPath(slug) }));
  return (
    <ListHead
      list={{ name: t('audioGuides.title'), path: guidesPath(filters), items }}
      trail={audioTrail(t, data)}
      total={guides.total}
      isFiltered={isFiltered(filters)}
    />
  );
}
