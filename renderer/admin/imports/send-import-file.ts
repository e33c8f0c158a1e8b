import type { ImportDetail } from '../../../src/contract/import.js';
import { asMember } from '../../account/sign-in-again.js';
import { hashFile } from '../uploads/hash-file.js';
import { type InterruptionReason, interruptionOf } from '../uploads/interruption.js';
import { sendInParts } from '../uploads/send-in-parts.js';
import { newTransfer } from '../uploads/transfer.js';
import { uploadApi } from '../uploads/upload-request.js';

/** What is being done with a chosen file. `hash`: it is read; `make`: the server makes an import of it. */
export type SendingStep =
  | { step: 'hash' | 'make' }
  | { step: 'send'; fraction: number }
  /** Nothing is lost: it goes on by itself. */
  | { step: 'wait'; reason: InterruptionReason };

const retryMs = 5_000;
/** A server that fails with this file so often fails because of it. */
const failuresAtMost = 3;

/**
 * Sends a file and makes an import of it. Where the connection is lost it waits and goes on; the same file that is chosen again
 * later goes on from where it was.
 * @throws ApiError; an AbortError when the signal stops it
 */
export async function sendImportFile(
  file: File,
  signal: AbortSignal,
  onStep: (step: SendingStep) => void,
): Promise<ImportDetail> {
  const transfer = newTransfer(file);
  onStep({ step: 'hash' });
  const sha256 = await hashFile(file, signal);
  const forgetWhenStopped = () => void (transfer.uploadId && uploadApi.uploads.cancel({ uploadId: transfer.uploadId }));
  signal.addEventListener('abort', forgetWhenStopped);
  const attempt = async (): Promise<ImportDetail> => {
    transfer.uploadId ??= (await uploadApi.uploads.match({ sha256 }))[0]?.uploadId ?? null;
    signal.throwIfAborted();
    onStep({ step: 'send', fraction: 0 });
    const uploadId = await sendInParts(
      { ...transfer, sha256 },
      {
        use: 'import',
        signal,
        onProgress: (fraction) => !signal.aborted && onStep({ step: 'send', fraction }),
        onChange: (change) => Object.assign(transfer, change),
        onArrived: () => (transfer.setbacks = 0),
      },
    );
    onStep({ step: 'make' });
    return uploadApi.imports.create({ uploadId });
  };
  try {
    for (;;) {
      try {
        return await asMember(attempt);
      } catch (error) {
        const interruption = interruptionOf(error);
        if (signal.aborted || !interruption) throw error;
        if (interruption.mayBeOfFile && ++transfer.setbacks >= failuresAtMost) throw error;
        onStep({ step: 'wait', reason: interruption.reason });
        await pause(Math.max(interruption.waitMs, retryMs), signal);
      }
    }
  } finally {
    signal.removeEventListener('abort', forgetWhenStopped);
  }
}

/** Ends early when the connection is back. @throws AbortError */
const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(new DOMException('Stopped', 'AbortError'));
    };
    const timer = setTimeout(goOn, durationMs);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
