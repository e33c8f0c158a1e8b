import type { PhotoStatus } from '../../../src/contract/photo.js';
import type { Report } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';

const states = ['published', 'draft', 'processing', 'failed', 'removed'] as const satisfies PhotoStatus[];

/** How many records there are, and what waits. */
export function StateTable({ report: { photos, withheld, cards, waiting } }: { report: Report }) {
  const { t } = useAdminText();
  const rows = [
    ...states.map((status) => ({ name: t(`report.states.${status}`), value: photos[status] })),
    { name: t('report.withheld'), value: withheld },
    { name: t('report.cards'), value: cards.total },
    { name: t('report.cardsComplete'), value: cards.complete },
    { name: t('report.waitingContributions'), value: waiting.contributions },
    { name: t('report.waitingRequests'), value: waiting.removalRequests },
  ];
  return (
    <FigureTable caption={t('report.statesCaption')} columns={[t('report.state'), t('report.number')]}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Figure value={value} />
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
