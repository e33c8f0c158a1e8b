import type { DecadeFigures } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Bar } from './Bar.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';

interface DecadeTableProps {
  decades: DecadeFigures[];
  undated: number;
}

/** Published photographs by when they were taken. */
export function DecadeTable({ decades, undated }: DecadeTableProps) {
  const { t } = useAdminText();
  const most = Math.max(undated, ...decades.map(({ count }) => count));
  const rows = [
    ...decades.map(({ decade, count }) => ({ name: `${decade}–${decade + 9}`, count })),
    { name: t('report.undated'), count: undated },
  ];
  return (
    <FigureTable
      caption={t('report.decadesCaption')}
      note={t('report.decadesNote')}
      columns={[t('report.decade'), null, t('report.published')]}
    >
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Bar part={count} whole={most} />
            <Figure value={count} />
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
