import type { HttpResponse, Upload as TusUpload } from 'tus-js-client';
import { csrfToken, withFittingToken } from '../../api/request.js';
import { unreadableFile } from './hash-file.js';
import type { HashedTransfer, SendOptions } from './transfer.js';
import { refusedUpload } from './upload-request.js';

const endpoint = '/api/admin/uploads';
/** Small enough to lose little with a connection, large enough to need few requests. */
const partBytes = 8 * 1024 * 1024;
/** Answers of tus that a client solves by itself: another request is at work on the upload. */
const temporaryStatuses = [409, 423];
const retryDelays = [1, 2, 5, 10, 10, 10, 10, 10].map((seconds) => seconds * 1000);
/** A line without any progress for so long is dead, even where the browser does not know it. */
const stalledAfterMs = 120_000;

/**
 * Sends a file in parts by the tus protocol, and continues what has arrived of it. Where the
 * connection is lost, the queue waits and sends the rest.
 * @returns the id of the complete upload
 * @throws ApiError, or an AbortError when the signal stops it
 */
export async function sendInParts(transfer: HashedTransfer, options: SendOptions): Promise<string> {
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
          metadata: { filename: transfer.file.name, sha256: transfer.sha256, ...(options.use && { use: options.use }) },
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
          onProgress: (sent, total) => {
            watch();
            options.onProgress(total > 0 ? sent / total : 0);
          },
          onChunkComplete: () => options.onArrived(),
          onShouldRetry: ({ originalResponse }) => temporaryStatuses.includes(originalResponse?.getStatus() ?? 0),
          onSuccess: () => end(() => resolve(uploadId ?? '')),
          onError: (error) => end(() => void errorOf(error, transfer.file).then(reject)),
        });
        let timer: ReturnType<typeof setTimeout> | undefined;
        const giveUp = (reason: string, name: string) => {
          end(() => reject(new DOMException(reason, name)));
          void upload.abort();
        };
        const watch = () => {
          clearTimeout(timer);
          timer = setTimeout(() => giveUp('The line is dead.', 'TimeoutError'), stalledAfterMs);
        };
        const stop = () => giveUp('Stopped', 'AbortError');
        const end = (settle: () => void) => {
          clearTimeout(timer);
          options.signal.removeEventListener('abort', stop);
          settle();
        };
        options.signal.addEventListener('abort', stop);
        watch();
        upload.start();
      }),
  );
}

/** A browser reports a file that was moved or changed since it was chosen as it reports a lost connection. */
async function errorOf(error: Error, file: File): Promise<Error> {
  const response = 'originalResponse' in error ? (error.originalResponse as HttpResponse | null) : null;
  if (response)
    return refusedUpload(response.getStatus(), response.getBody(), response.getHeader('Retry-After') ?? null);
  const isReadable = await file
    .slice(-1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? error : unreadableFile();
}
