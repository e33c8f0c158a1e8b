import { type ImportDetail, isImportChangeable } from '../../../../../src/contract/import.js';
import { isStepOpen } from '../../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { NextStep } from '../NextStep.js';
import { RemoveImport } from '../RemoveImport.js';
import { FileProblem } from './FileProblem.js';
import { TableChoice } from './TableChoice.js';
import { TableForm } from './TableForm.js';
import { TableSheet } from './TableSheet.js';

/** How the file is read: its tables, what is wrong with it, and the pictures that came with it. */
export function FileStep({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const { id, state, pictures, problem, tables } = of;
  const isReading = state === 'reading';
  return (
    <>
      {isReading && (
        <div className="mt-6 max-w-2xl">
          <p className="text-sm font-semibold">{t('imports.reading')}</p>
          <progress className="upload-progress mt-2" aria-label={t('imports.reading')} />
        </div>
      )}
      {/* Which table is meant is a question, and no fault. */}
      {problem && !isReading && problem.code !== 'table_ambiguous' && <FileProblem problem={problem} />}
      <TableChoice of={of} />
      {tables.map((table, place) => (
        <article key={table.name} aria-labelledby={`table-${place}`} className="mt-8 border-t border-line pt-6">
          <h3 id={`table-${place}`} className="text-xl wrap-anywhere">
            {table.name}
          </h3>
          {(isImportChangeable(of) || isReading) && <TableForm of={of} place={place} table={table} />}
          <div className={isImportChangeable(of) || isReading ? '[@media(scripting:enabled)]:hidden' : ''}>
            <TableSheet table={table} />
          </div>
        </article>
      ))}
      {pictures !== null && (
        <p className="mt-6">{t('imports.pictures', { count: pictures, number: formatNumber(pictures, language) })}</p>
      )}
      {isStepOpen('columns', of) ? (
        <NextStep id={id} step="columns" isMain>
          <RemoveImport of={of} />
        </NextStep>
      ) : (
        <div className="mt-10">
          <RemoveImport of={of} />
        </div>
      )}
    </>
  );
}
