import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.js';
import { DialogActions } from './DialogActions.js';
import { SentForm } from './SentForm.js';
import type { Sending } from './use-sent-form.js';

interface DialogFormProps {
  title: string;
  sent: Sending;
  /** Title of the error message. */
  failed: string;
  /** Text of the submit button. */
  action: string;
  /** Styles the button as dangerous: it removes what cannot be restored. */
  isDangerous?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A form of `useFormSubmit` in a dialog, with a button that closes without sending. */
export const DialogForm = ({ title, sent, failed, action, isDangerous, onClose, children }: DialogFormProps) => (
  <Dialog title={title} onClose={onClose}>
    <SentForm sent={sent} failed={failed}>
      {children}
      <DialogActions onClose={onClose}>
        <button className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`} aria-busy={sent.progress !== 'none'}>
          {action}
        </button>
      </DialogActions>
    </SentForm>
  </Dialog>
);
