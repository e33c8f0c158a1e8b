import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';

interface DialogActionsProps {
  /** Text of the button that closes the dialog, where "cancel" could be taken for what the dialog is for. */
  cancel?: string | undefined;
  onClose(): void;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/** The last row of a dialog, which stays in view where the dialog scrolls: cancel, and its main button. */
export function DialogActions({ cancel, onClose, children }: DialogActionsProps) {
  const { t } = useText();
  return (
    // What scrolls is not seen below it, in the padding of the dialog.
    <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 bg-bg pt-2 [box-shadow:0_2rem_var(--bg)]">
      <button type="button" className="btn btn-outline" onClick={onClose} data-harmless="">
        {cancel ?? t('form.cancel')}
      </button>
      {children}
    </div>
  );
}
