import type { Statistics } from '../../../src/contract/statistics.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Panel } from '../../../renderer/admin/Panel.js';

/** Which part of the archive has what a visitor looks for. */
export function Completeness({ statistics: { photos, entities } }: { statistics: Statistics }) {
  const { t } = useAdminText();
  return (
    <Panel id="completeness" title={t('dashboard.complete')}>
      <ul className="grid gap-x-12 gap-y-5 sm:max-xl:grid-cols-2">
        <Bar
          name={t('dashboard.withGeo')}
          part={photos.withGeo}
          total={photos.total}
          percentage={photos.geoPercentage}
        />
        <Bar
          name={t('dashboard.withYear')}
          part={photos.withVerifiedYear}
          total={photos.total}
          percentage={photos.verifiedYearPercentage}
        />
        <Bar
          name={t('dashboard.translated')}
          part={photos.translated}
          total={photos.total}
          percentage={photos.translatedPercentage}
        />
        <Bar
          name={t('dashboard.entitiesComplete')}
          part={entities.complete}
          total={entities.total}
          percentage={entities.completePercentage}
        />
      </ul>
    </Panel>
  );
}

interface BarProps {
  name: string;
  part: number;
  total: number;
  percentage: number;
}

function Bar({ name, part, total, percentage }: BarProps) {
  const { t, language } = useAdminText();
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">{percentage}&nbsp;%</span>
      </div>
      <div className="mt-1.5 h-1.5 bg-line" aria-hidden="true">
        <div className="h-full bg-brand" style={{ width: `${percentage}%` }} />
      </div>
      <p className="mt-1 text-xs text-mute tabular-nums">
        {t('dashboard.ofTotal', { part: formatNumber(part, language), total: formatNumber(total, language) })}
      </p>
    </li>
  );
}
