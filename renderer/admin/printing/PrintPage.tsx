import type { ReactNode } from 'react';
import { captionsAtOnce, type CaptionsQuery } from '../../../src/contract/captions.js';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { FilterForm } from '../../lists/FilterForm.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { AdminHeading } from '../AdminHeading.js';
import { adminPhotosPath } from '../admin-photo-queries.js';
import { useAdminText } from '../use-admin-text.js';
import { choicePath } from './line-choice.js';
import type { PrintProblem } from './load-captions.js';
import { PrintButton } from './PrintButton.js';
import { hiddenValues } from './print-path.js';
import './printing.css';

interface PrintPageProps {
  title: string;
  lead: string;
  path: string;
  query: CaptionsQuery;
  problem: PrintProblem | null;
  /** The values of the fields, and those that they have at first. */
  values: Record<string, string>;
  usual: Record<string, string>;
  fields: ReactNode;
  /** The sheets as they are printed. */
  children: ReactNode;
}

/** A page that shows what will be printed, with its choices: each is in the address, which can be kept. */
export function PrintPage({ title, lead, path, query, problem, values, usual, fields, children }: PrintPageProps) {
  const { t, language } = useAdminText();
  const hidden = hiddenValues(query);
  return (
    <>
      <div className="print:hidden">
        <AdminHeading title={title} lead={lead}>
          {!problem && <PrintButton />}
        </AdminHeading>
        {!problem && (
          <FilterForm
            path={path}
            label={t('printing.choices')}
            values={{ ...values, ...hidden }}
            pathOf={(next) => choicePath(path, next, usual)}
            className="mt-8 mb-8 flex flex-wrap items-end gap-x-6 gap-y-4"
          >
            {fields}
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} defaultValue={value} />
            ))}
            <button type="submit" className="btn btn-primary [@media(scripting:enabled)]:hidden">
              {t('printing.show')}
            </button>
          </FilterForm>
        )}
      </div>
      {problem === null && children}
      {problem && (
        <EmptyState
          icon="camera"
          title={t(`printing.problems.${problem}`)}
          text={t(`printing.problemTexts.${problem}`, { number: formatNumber(captionsAtOnce, language) })}
        >
          <Link to={adminPhotosPath({})} className="btn btn-primary">
            {t('printing.back')}
          </Link>
        </EmptyState>
      )}
    </>
  );
}
