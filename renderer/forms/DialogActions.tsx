import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';

interface DialogActionsProps {
  onClose(): void;
  /** The button for what the dialog is there for. */
  children: ReactNode;
}

/** What a dialog ends with: the way back, and the way on. */
export function DialogActions({ onClose, children }: DialogActionsProps) {
  const { t } = useText();
  return (
    <div className="flex flex-wrap justify-end gap-3 pt-2">
      <button type="button" className="btn btn-outline" onClick={onClose}>
        {t('user.cancel')}
      </button>
      {children}
    </div>
  );
}
