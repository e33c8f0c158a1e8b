import type { ReactNode } from 'react';
import { importPath, type ImportStep } from '../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

interface NextStepProps {
  id: number;
  step: ImportStep;
  /** Nothing else is to be done before. */
  isMain?: boolean;
  /** Other actions. */
  children?: ReactNode;
}

/** Below a step: on to the next one. */
export function NextStep({ id, step, isMain = false, children }: NextStepProps) {
  const { t } = useAdminText();
  return (
    <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <Link to={importPath(id, step)} className={`btn ${isMain ? 'btn-primary' : 'btn-outline'}`}>
        {t('imports.next', { step: t(`imports.steps.${step}.name`) })}
        <Icon name="arrow-right" size={18} />
      </Link>
      {children}
    </div>
  );
}
