import { useData } from 'vike-react/useData';
import { localized } from '../../src/contract/localized.js';
import { fondsPath } from '../../src/contract/paths.js';
import { fondsTrail } from '../../renderer/fonds/fonds-trail.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListHead } from '../../renderer/seo/ListHead.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const { t, language } = useText();
  const { fonds } = useData<Data>();
  const items = fonds.map((one) => ({ name: localized(one, 'title', language), path: fondsPath(one.slug) }));
  return (
    <ListHead
      list={{ name: t('fonds.title'), path: '/fondi', items }}
      trail={fondsTrail([], language, t)}
      total={fonds.length}
      // Without fonds there is nothing to find.
      isFiltered={fonds.length === 0}
    />
  );
}
