import { languageTable } from '../../../src/contract/languages.js';
import type { PhotoCompleteness } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Bar } from './Bar.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';

const parts = ['title', 'description', 'date', 'certainYear', 'position', 'card', 'author', 'licence'] as const;

/** How many published photographs have what a visitor looks for. */
export function CompletenessTable({ completeness }: { completeness: PhotoCompleteness }) {
  const { t, language } = useAdminText();
  const { total, translations, translated } = completeness;
  const rows = [
    ...parts.map((part) => ({ name: t(`report.parts.${part}`), value: completeness[part] })),
    ...translations.map((of) => ({
      name: t('report.translatedTo', { language: languageTable[of.language].name }),
      value: of.count,
    })),
    ...(translations.length > 1 ? [{ name: t('report.translated'), value: translated }] : []),
  ];
  return (
    <FigureTable
      caption={t('report.completenessCaption')}
      note={t('report.completenessNote', { number: formatNumber(total, language) })}
      columns={[t('report.part'), null, t('report.number'), '%']}
    >
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Bar part={value} whole={total} />
            <Figure value={value} />
            {/* Rounded down, as on the dashboard: 100 means all. */}
            <td>{total > 0 ? Math.floor((value / total) * 100) : 0}&nbsp;%</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
