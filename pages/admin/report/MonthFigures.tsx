import type { MonthFigure, Report } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';
import { formatMonth } from './format-day.js';
import { MonthChart } from './MonthChart.js';

interface MonthFiguresProps {
  /** What the figures count. */
  caption: string;
  note: string;
  figures: readonly MonthFigure[];
  report: Report;
}

/** Some figures month by month: drawn, and as a table. */
export function MonthFigures({ caption, note, figures, report: { months, sums } }: MonthFiguresProps) {
  const { t, language } = useAdminText();
  if (months.length === 0) return <p className="text-mute">{t('report.noMonths')}</p>;
  return (
    <>
      <ul className="mb-8 grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-3 xl:grid-cols-5 print:grid-cols-5 print:gap-x-4">
        {figures.map((figure) => (
          <li key={figure} className="row-span-3 grid grid-rows-subgrid gap-y-0">
            <MonthChart figure={figure} months={months} sum={sums[figure]} />
          </li>
        ))}
      </ul>
      <FigureTable
        caption={caption}
        note={note}
        isWide
        columns={[t('report.month'), ...figures.map((of) => t(`report.figures.${of}`))]}
      >
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month, language)}</th>
              {figures.map((figure) => (
                <Figure key={figure} value={month[figure]} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('report.sum')}</th>
            {figures.map((figure) => (
              <Figure key={figure} value={sums[figure]} />
            ))}
          </tr>
        </tfoot>
      </FigureTable>
    </>
  );
}
