import type { LicenceFigures } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Bar } from './Bar.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';

/** Photographs by what may be done with them. */
export function LicenceTable({ licences }: { licences: LicenceFigures[] }) {
  const { t } = useAdminText();
  const most = Math.max(0, ...licences.map(({ published }) => published));
  return (
    <FigureTable
      caption={t('report.licencesCaption')}
      note={t('report.licencesNote')}
      columns={[t('report.licence'), null, t('report.published'), t('report.all')]}
    >
      <tbody>
        {licences.map(({ license, published, all }) => (
          <tr key={license ?? ''}>
            <th scope="row">{license ?? t('report.noLicence')}</th>
            <Bar part={published} whole={most} />
            <Figure value={published} />
            <Figure value={all} />
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
