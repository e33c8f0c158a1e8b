import type { ReactNode } from 'react';
import type { Growth, Statistics } from '../../../src/contract/statistics.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

/** The four figures of the archive. */
export function StatCards({ statistics: { photos, entities, users, contributions } }: { statistics: Statistics }) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h2 id="figures" className="sr-only">
        {t('dashboard.figures')}
      </h2>
      <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        <Figure name={t('dashboard.photos')} value={photos.total} note={<GrowthNote growth={photos} />} />
        <Figure name={t('dashboard.entities')} value={entities.total} note={<GrowthNote growth={entities} />} />
        <Figure name={t('dashboard.users')} value={users.total} note={<GrowthNote growth={users} />} />
        <Figure name={t('dashboard.pending')} value={contributions.pending} />
      </dl>
    </section>
  );
}

function Figure({ name, value, note }: { name: string; value: number; note?: ReactNode }) {
  const { language } = useAdminText();
  return (
    <div className="grid content-start bg-surface p-4 sm:p-6">
      <dt className="row-start-2 mt-1 text-sm text-mute">{name}</dt>
      <dd className="row-start-1 font-serif text-3xl tabular-nums lg:text-4xl">{formatNumber(value, language)}</dd>
      {note}
    </div>
  );
}

function GrowthNote({ growth: { growthPercent } }: { growth: Growth }) {
  const { t, language } = useAdminText();
  if (growthPercent === null || growthPercent === 0) return null;
  return (
    <dd className="row-start-3 mt-1 text-sm text-success tabular-nums">
      {t('dashboard.growth', { percent: formatNumber(growthPercent, language) })}
    </dd>
  );
}
