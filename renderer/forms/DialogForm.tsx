import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.js';
import { DialogActions } from './DialogActions.js';
import { SentForm } from './SentForm.js';
import type { Sending } from './use-sent-form.js';

interface DialogFormProps {
  title: string;
  sent: Sending;
  /** Heads the sentence of what went wrong. */
  failed: string;
  /** What the button says that sends it. */
  action: string;
  /** It takes away what cannot be brought back. */
  isDangerous?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A form of `useSentForm` in a dialog, which closes without sending it as well. */
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
