import type { ComponentType } from 'react';
import type { ImportDetail } from '../../../../src/contract/import.js';
import { type ImportStep, importsPath, isStepOpen, stepOf } from '../../../../renderer/admin/imports/import-steps.js';
import { RecordSteps } from '../../../../renderer/admin/records/RecordSteps.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { CheckStep } from './check/CheckStep.js';
import { ColumnsStep } from './columns/ColumnsStep.js';
import { FileStep } from './file/FileStep.js';
import { ImportHeading } from './ImportHeading.js';
import { RunStep } from './run/RunStep.js';
import { StepNav } from './StepNav.js';
import { useImport } from './use-import.js';

const parts: Record<ImportStep, ComponentType<{ of: ImportDetail }>> = {
  file: FileStep,
  columns: ColumnsStep,
  check: CheckStep,
  import: RunStep,
};

interface ImportStudioProps {
  first: ImportDetail;
  /** Null for the step that the import is at. */
  step: ImportStep | null;
}

/** Brings in a collection step by step. Everything is stored: who comes back tomorrow goes on where the import is. */
export function ImportStudio({ first, step: asked }: ImportStudioProps) {
  const { t } = useAdminText();
  const of = useImport(first);
  const step = asked && isStepOpen(asked, of) ? asked : stepOf(of);
  const Part = parts[step];
  return (
    <>
      <RecordSteps back={{ path: importsPath, text: t('imports.back') }} steps={null} />
      <ImportHeading of={of} />
      <StepNav of={of} step={step} />
      <section aria-labelledby="step" className="mt-8">
        <h2 id="step" className="text-2xl">
          {t(`imports.steps.${step}.title`)}
        </h2>
        {/* What is over needs no explanation of how it goes. */}
        {isStillToDo(of, step) && <p className="mt-2 max-w-2xl text-mute">{t(`imports.steps.${step}.lead`)}</p>}
        <Part of={of} />
      </section>
    </>
  );
}

const isStillToDo = ({ state }: ImportDetail, step: ImportStep): boolean =>
  stepOf({ state }) !== 'import' || (step === 'import' && (state === 'running' || state === 'paused'));
