import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.js';
import { DialogActions } from './DialogActions.js';
import { Form } from './Form.js';
import type { FormSubmission } from './use-form-submit.js';

interface DialogFormProps {
  title: string;
  submission: FormSubmission;
  /** Title of the error message. */
  failed: string;
  /** Text of the submit button. */
  action: string;
  /** Text of the button that closes without sending; "cancel" by default. */
  cancel?: string;
  /** Styles the button as dangerous: it removes what cannot be restored. */
  isDangerous?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A form of `useFormSubmit` in a dialog, with a button that closes without sending. */
export const DialogForm = ({
  title,
  submission,
  failed,
  action,
  cancel,
  isDangerous,
  onClose,
  children,
}: DialogFormProps) => (
  <Dialog title={title} onClose={onClose}>
    <Form submission={submission} failed={failed}>
      {children}
      <DialogActions cancel={cancel} onClose={onClose}>
        <button
          className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`}
          aria-busy={submission.progress !== 'none'}
        >
          {action}
        </button>
      </DialogActions>
    </Form>
  </Dialog>
);
