import { usePageContext } from 'vike-react/usePageContext';
import type { ChangeSetSummary } from '../../../src/contract/change-set.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { DayOfChangeSets } from './DayOfChangeSets.js';

/** The changes under the days on which they were made. */
export function ChangeSetDays({ sets }: { sets: ChangeSetSummary[] }) {
  const { language } = useAdminText();
  const { site } = usePageContext();
  const days = new Map<string, ChangeSetSummary[]>();
  for (const set of sets) {
    const day = formatDate(set.createdAt, language, site.timeZone);
    days.set(day, [...(days.get(day) ?? []), set]);
  }
  return (
    <div className="grid gap-10">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${ofDay[0]?.id}`}>
          <h3 id={`day-${ofDay[0]?.id}`} className="mb-2 text-lg tabular-nums">
            {day}
          </h3>
          <DayOfChangeSets sets={ofDay} />
        </section>
      ))}
    </div>
  );
}
