import type { TableProblem } from '../../../../../src/contract/exchange/table-problem.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ErrorSummary } from '../../../../../renderer/forms/ErrorSummary.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';

/** Why the file cannot be read, and where. */
export function FileProblem({ problem }: { problem: TableProblem }) {
  const { t, language } = useAdminText();
  const places = (['row', 'line', 'column'] as const).flatMap((place) => {
    const number = problem[place];
    return number === undefined ? [] : [t(`imports.places.${place}`, { number: formatNumber(number, language) })];
  });
  const where = [...(problem.names ?? []), ...places].join(', ');
  return (
    <div className="mt-6 max-w-2xl">
      <ErrorSummary
        title={t('imports.unreadable')}
        text={t(`imports.problems.${problem.code}`) + (where && ` (${where})`)}
      />
    </div>
  );
}
