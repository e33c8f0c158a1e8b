import { type ButtonHTMLAttributes, useState } from 'react';
import type { RemovalFailure } from '../../src/contract/removal-failure.js';
import { RemovedScanDialog } from './RemovedScanDialog.js';

interface RemovedScanButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  failure: RemovalFailure;
  /** Text of the button, and of the one that confirms it. */
  action: string;
  onConfirm(): void;
}

/** Lets a picture in although it was removed on request, or resembles such a one, once that is confirmed. */
export function RemovedScanButton({ failure, action, onConfirm, ...button }: RemovedScanButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
  };
  return (
    <>
      <button type="button" {...button} onClick={() => setIsAsking(true)}>
        {action}
      </button>
      {isAsking && (
        <RemovedScanDialog
          failure={failure}
          isBusy={false}
          action={action}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
