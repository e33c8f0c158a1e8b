import { lazy, useState } from 'react';
import type { Contribution } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { OnDemand } from '../../../renderer/loading/OnDemand.js';

const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.js')).EditDialog }));

export function EditButton({ contribution }: { contribution: Contribution }) {
  const { t, language } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('user.contributions.editOf', { name: localized(contribution, 'targetName', language) })}
        className="link inline-flex min-h-11 items-center text-sm"
        onClick={() => setIsOpen(true)}
      >
        {t('user.contributions.edit')}
      </button>
      {isOpen && (
        <OnDemand onMissing={() => setIsOpen(false)}>
          <EditDialog contribution={contribution} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
