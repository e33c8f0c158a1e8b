import { ApiError } from '../../api/request.js';

/**
 * SHA-256 of a file in hexadecimal digits, made beside the page so that it stays responsive. A library makes it, because
 * browsers offer it to pages with TLS only, and for content that is in memory as a whole.
 * @throws ApiError file_not_found, when the file cannot be read: it may have been moved since it was chosen
 */
export function hashFile(file: File, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./hash-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    // It could not be loaded: it answers with null where the file is to blame.
    worker.addEventListener('error', () => reject(new Error('The program that hashes files could not be loaded.')));
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? reject(unreadableFile()) : resolve(data),
    );
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

export const unreadableFile = (): ApiError => new ApiError('file_not_found', '', undefined, '', 404);
