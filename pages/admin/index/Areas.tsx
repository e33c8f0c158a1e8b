import { lazy } from 'react';
import { localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { Statistics } from '../../../src/contract/statistics.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';
import { Panel } from '../../../renderer/admin/Panel.js';

const OnDemandListMap = lazy(async () => ({
  default: (await import('../../../renderer/map/records/OnDemandListMap.js')).OnDemandListMap,
}));

/** All photos with a position, dated or not. */
const everyPhoto = { layers: 'photos', undated: true };

/** Where the photos are from: on a small map, and by area. */
export function Areas({ areas: { items, photosWithout }, types }: { areas: Statistics['areas']; types: CardType[] }) {
  const { t, language } = useAdminText();
  const most = items[0]?.photos ?? 0;
  return (
    <Panel
      id="areas"
      title={t('dashboard.areas')}
      action={
        <Link to="/map" className="link inline-flex min-h-11 items-center text-sm">
          {t('dashboard.openMap')}
        </Link>
      }
    >
      <section aria-label={t('dashboard.areasMap')} className="noscript:hidden print:hidden">
        <WhenNear className="relative isolate mb-6 h-80 overflow-hidden border border-line bg-mount">
          <OnDemandListMap filters={everyPhoto} types={types} />
        </WhenNear>
      </section>
      {items.length === 0 && <p className="text-mute">{t('dashboard.areasNone')}</p>}
      <ol className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {items.map((area) => (
          <li key={area.id} className="text-sm">
            <div className="flex items-baseline justify-between gap-4">
              <Link to={entityPath(area.slug)} className="min-w-0 truncate py-1 font-medium hover:text-brand">
                {localized(area, 'name', language)}
              </Link>
              <span className="whitespace-nowrap text-mute tabular-nums">
                {t('dashboard.photosOf', { count: area.photos, number: formatNumber(area.photos, language) })}
              </span>
            </div>
            <div className="h-1 bg-line" aria-hidden="true">
              <div className="h-full bg-brand" style={{ width: `${(area.photos / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ol>
      {items.length > 0 && photosWithout > 0 && (
        <p className="mt-4 text-sm text-mute">
          {t('dashboard.areasWithout', { count: photosWithout, number: formatNumber(photosWithout, language) })}
        </p>
      )}
    </Panel>
  );
}
