import type { ImportDetail } from '../../../../src/contract/import.js';
import {
  importPath,
  type ImportStep,
  importSteps,
  isStepOpen,
  stepOf,
} from '../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

/** The steps in their order: which is shown, which are behind, and which cannot be opened yet. */
export function StepNav({ of, step: shown }: { of: ImportDetail; step: ImportStep }) {
  const { t } = useAdminText();
  const reached = importSteps.indexOf(stepOf(of));
  return (
    <nav aria-label={t('imports.progress')} className="mt-6">
      <ol className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-4">
        {importSteps.map((step, place) => {
          const isBehind = place < reached || of.state === 'done';
          const isShown = step === shown;
          const look = `flex min-h-12 items-center gap-2.5 border-t-4 pt-2 text-sm tint ${isShown ? 'border-brand font-semibold' : isBehind ? 'border-edge' : 'border-line'}`;
          const content = (
            <>
              <span
                aria-hidden="true"
                className={`grid size-6 shrink-0 place-items-center rounded-full text-xs tabular-nums ${isShown ? 'bg-brand text-on-brand' : 'bg-mount'}`}
              >
                {isBehind && !isShown ? <Icon name="check" size={14} /> : place + 1}
              </span>
              {t(`imports.steps.${step}.name`)}
              {isBehind && <span className="sr-only">, {t('imports.stepDone')}</span>}
            </>
          );
          return (
            <li key={step}>
              {isStepOpen(step, of) ? (
                <Link
                  to={importPath(of.id, step)}
                  className={`${look} hover:border-brand`}
                  aria-current={isShown ? 'step' : undefined}
                >
                  {content}
                </Link>
              ) : (
                <span className={`${look} text-mute`}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
