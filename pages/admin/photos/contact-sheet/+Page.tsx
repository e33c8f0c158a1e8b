import type { CSSProperties } from 'react';
import { useData } from 'vike-react/useData';
import { Checks } from '../../../../renderer/admin/printing/Checks.js';
import { inSheets, Paper, PaperRoll } from '../../../../renderer/admin/printing/Paper.js';
import { PrintPage } from '../../../../renderer/admin/printing/PrintPage.js';
import { printPaths } from '../../../../renderer/admin/printing/print-path.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../../renderer/lists/ChoiceFilter.js';
import type { Data } from './+data.shared.js';
import { columnCounts, orientations, type SheetChoices, sheetLines, sheetValues } from './sheet-choices.js';
import { sheetLayout } from './sheet-layout.js';
import { SheetPhoto } from './SheetPhoto.js';

/** Selected photographs side by side on sheets of A4, to choose from and to find them by. */
export default function Page() {
  const { t } = useAdminText();
  const { query, choices, photos, problem, printedAt } = useData<Data>();
  const { columns, orientation, lines } = choices;
  const { perSheet, cellHeight, imageHeight } = sheetLayout(choices);
  const sheets = inSheets(photos, perSheet);
  return (
    <PrintPage
      title={t('printing.contactSheet.title')}
      lead={t('printing.contactSheet.lead')}
      path={printPaths.contactSheet}
      query={query}
      problem={problem}
      values={sheetValues(choices)}
      usual={sheetValues()}
      fields={<Fields choices={choices} />}
    >
      <PaperRoll orientation={orientation} label={t('printing.preview')}>
        {sheets.map((shown, n) => (
          <Paper key={n} number={n + 1} of={sheets.length} count={photos.length} printedAt={printedAt}>
            <ul
              className="sheet-grid"
              style={
                {
                  '--columns': columns,
                  '--cell-height': cellHeight,
                  '--image-height': imageHeight,
                } as CSSProperties
              }
            >
              {shown.map((photo) => (
                <SheetPhoto key={photo.id} photo={photo} lines={lines} columns={columns} />
              ))}
            </ul>
          </Paper>
        ))}
      </PaperRoll>
    </PrintPage>
  );
}

function Fields({ choices: { columns, orientation, lines } }: { choices: SheetChoices }) {
  const { t } = useAdminText();
  return (
    <>
      <ChoiceFilter
        name="columns"
        label={t('printing.columns')}
        options={columnCounts.map((value) => ({ value, text: String(value) }))}
        chosen={String(columns)}
      />
      <ChoiceFilter
        name="orientation"
        label={t('printing.paper')}
        options={orientations.map((value) => ({ value, text: t(`printing.orientations.${value}`) }))}
        chosen={orientation}
      />
      <Checks
        name="lines"
        label={t('printing.below')}
        options={sheetLines.map((value) => ({ value, text: t(`printing.lines.${value}`) }))}
        chosen={lines}
      />
    </>
  );
}
