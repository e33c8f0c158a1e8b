import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DetailedError, Upload } from 'tus-js-client';
import { OperatorError, reasonOf } from '../../platform/operator-error.js';
import { refusalText, type RemoteArchive } from './remote-archive.js';

/** Small enough to lose little with a connection, large enough to need few requests. */
const partBytes = 32 * 1024 * 1024;
const retryDelays = [1, 2, 5, 10, 20, 30, 60].map((seconds) => seconds * 1000);

/**
 * Sends a file in parts by the tus protocol; what an earlier attempt has sent of it is not sent again.
 * @param name as the archive is to know it
 * @returns the id of the complete upload
 * @throws OperatorError with what the archive says against it
 */
export async function sendFile(
  archive: RemoteArchive,
  path: string,
  { name, onProgress }: { name: string; onProgress: (fraction: number) => void },
): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  const [match] = await archive.api.uploads.match({ sha256 });
  const { size } = await stat(path);
  const endpoint = `${archive.origin}/api/admin/uploads`;
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(path), {
      endpoint,
      uploadUrl: match?.uploadId ? `${endpoint}/${match.uploadId}` : null,
      uploadSize: size,
      chunkSize: partBytes,
      retryDelays,
      headers: archive.headers,
      metadata: { filename: name, sha256, use: 'import' },
      // The archive knows what can be continued.
      storeFingerprintForResuming: false,
      onProgress: (sent) => onProgress(size > 0 ? sent / size : 0),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => reject(new OperatorError(sendingFailed(error))),
    });
    upload.start();
  });
}

function sendingFailed(error: Error | DetailedError): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  return answer
    ? refusalText(answer.getStatus(), answer.getBody())
    : `The file could not be sent (${reasonOf(error)}). Give the same command again to send the rest.`;
}
