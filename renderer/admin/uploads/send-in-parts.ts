import type { Upload as TusUpload } from 'tus-js-client';
import type { ErrorBody } from '../../../src/contract/errors.js';
import { apiError, csrfToken, withFittingToken } from '../../api/request.js';
import type { HashedTransfer, TransferOptions } from './transfer.js';

const endpoint = '/api/admin/uploads';
/** Small enough to lose little with a connection, large enough to need few requests. */
const partBytes = 8 * 1024 * 1024;
/** While the connection is lost: at first after a second, then every half a minute, for about a day. */
const retryDelays = [1, 2, 5, 10, ...Array<number>(2880).fill(30)].map((seconds) => seconds * 1000);
/** Answers of tus that a client solves by itself: another request is at work on the upload. */
const temporaryStatuses = [409, 423];

/**
 * Sends a file in parts by the tus protocol, and continues what has arrived of it. It waits while the connection is lost.
 * @returns the id of the complete upload
 * @throws ApiError, or an AbortError when the signal stops it
 */
export async function sendInParts(transfer: HashedTransfer, options: TransferOptions): Promise<string> {
  const { Upload } = await import('tus-js-client');
  // After the first part, a new token continues the same upload.
  let { uploadId } = transfer;
  return withFittingToken(
    () =>
      new Promise<string>((resolve, reject) => {
        options.signal.throwIfAborted();
        const upload: TusUpload = new Upload(transfer.file, {
          endpoint,
          uploadUrl: uploadId && `${endpoint}/${uploadId}`,
          chunkSize: partBytes,
          retryDelays,
          metadata: { filename: transfer.file.name, sha256: transfer.sha256 },
          // The server knows what can be continued.
          storeFingerprintForResuming: false,
          onBeforeRequest: async (request) => {
            request.setHeader('accept', 'application/json');
            request.setHeader('accept-language', document.documentElement.lang);
            request.setHeader('x-csrf-token', await csrfToken());
          },
          onUploadUrlAvailable: () => {
            uploadId = upload.url?.split('/').at(-1) ?? null;
            options.onChange({ uploadId });
          },
          onProgress: (sent, total) => options.onProgress(total > 0 ? sent / total : 0),
          onShouldRetry: ({ originalResponse }) => {
            const status = originalResponse?.getStatus() ?? 0;
            const isTemporary = status < 400 || status >= 500 || temporaryStatuses.includes(status);
            if (isTemporary) options.onInterrupted();
            return isTemporary;
          },
          onSuccess: () => end(() => resolve(uploadId ?? '')),
          onError: (error) => end(() => reject(errorOf(error))),
        });
        // Not before the time of the next attempt, but as soon as the browser knows.
        const startNow = () => void upload.abort().then(() => upload.start());
        const stop = () => {
          end(() => reject(new DOMException('Stopped', 'AbortError')));
          void upload.abort();
        };
        const end = (settle: () => void) => {
          removeEventListener('online', startNow);
          options.signal.removeEventListener('abort', stop);
          settle();
        };
        addEventListener('online', startNow);
        options.signal.addEventListener('abort', stop);
        upload.start();
      }),
  );
}

function errorOf(error: Error): Error {
  const body = 'originalResponse' in error ? (error.originalResponse as { getBody(): string } | null)?.getBody() : null;
  return apiError(parsed(body ?? ''));
}

function parsed(body: string): ErrorBody | null {
  try {
    return JSON.parse(body) as ErrorBody;
  } catch {
    return null;
  }
}
