import { lazy, Suspense, useState } from 'react';
import type { Contribution } from '../../../src/contract/contribution.js';
import { useText } from '../../../renderer/i18n/use-text.js';

const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.js')).EditDialog }));

export function EditButton({ contribution }: { contribution: Contribution }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('user.contributions.editOf', { name: contribution.targetName })}
        className="link inline-flex min-h-11 items-center text-sm"
        onClick={() => setIsOpen(true)}
      >
        {t('user.contributions.edit')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog contribution={contribution} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
