import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.js';
import { DialogActions } from './DialogActions.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Text of the button that confirms. */
  action: string;
  isBusy: boolean;
  /** Below the text. */
  children?: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before something is removed. */
export const ConfirmDialog = ({ title, text, action, isBusy, children, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <p className="mb-5 text-mute">{text}</p>
    {children}
    <DialogActions onClose={onClose}>
      <button type="button" className="btn btn-danger" disabled={isBusy} onClick={onConfirm}>
        {action}
      </button>
    </DialogActions>
  </Dialog>
);
