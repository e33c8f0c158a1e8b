import type { CSSProperties } from 'react';
import { useData } from 'vike-react/useData';
import { inSheets, Paper, PaperRoll } from '../../../../renderer/admin/printing/Paper.js';
import { PrintPage } from '../../../../renderer/admin/printing/PrintPage.js';
import { printPaths } from '../../../../renderer/admin/printing/print-path.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { labelSizes, labelValues, usualLabel } from './label-choices.js';
import { LabelFields } from './LabelFields.js';
import { PhotoLabel } from './PhotoLabel.js';
import { useFittedLabels } from './use-fitted-labels.js';

/** Labels for an exhibition of the selected photographs, to be cut out of sheets of A4. */
export default function Page() {
  const { t, language } = useAdminText();
  const { query, choices, labels, problem, printedAt } = useData<Data>();
  const { width, height, orientation, columns, rows } = labelSizes[choices.size];
  const sheets = inSheets(labels, columns * rows);
  const { roll, overfull } = useFittedLabels(labels, choices.size);
  return (
    <PrintPage
      title={t('printing.labels.title')}
      lead={t('printing.labels.lead')}
      path={printPaths.labels}
      query={query}
      problem={problem}
      values={labelValues(choices)}
      usual={labelValues(usualLabel(language))}
      fields={<LabelFields choices={choices} />}
    >
      <p role="status" className="mb-6 text-caution empty:hidden print:hidden">
        {overfull > 0 && t('printing.labels.overfull', { count: overfull })}
      </p>
      <div ref={roll}>
        <PaperRoll orientation={orientation} label={t('printing.preview')}>
          {sheets.map((shown, n) => (
            <Paper
              key={n}
              className="paper-labels"
              number={n + 1}
              of={sheets.length}
              count={labels.length}
              printedAt={printedAt}
            >
              <ul
                className="label-grid"
                style={{ '--columns': columns, '--label-width': width, '--label-height': height } as CSSProperties}
              >
                {shown.map((label) => (
                  <PhotoLabel key={label.photoId} label={label} />
                ))}
              </ul>
            </Paper>
          ))}
        </PaperRoll>
      </div>
    </PrintPage>
  );
}
