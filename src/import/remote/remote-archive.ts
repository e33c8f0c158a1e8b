import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { adminOperations } from '../../contract/admin-operations.js';
import { apiOverHttp } from '../../contract/api-over-http.js';
import type { ErrorBody } from '../../contract/errors.js';
import type { AdminApi } from '../../contract/operations.js';
import { OperatorError, reasonOfRequest } from '../../platform/operator-error.js';
import { errorTexts } from '../../platform/texts/error-texts.js';

/** An archive that runs elsewhere, as an API key of it may use it. */
export class RemoteArchive {
  readonly api = apiOverHttp<AdminApi>(adminOperations, async (method, path, body) => {
    const response = await this.ask(method, path, body);
    return response.status === 204 ? undefined : response.json();
  });
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    /** Its origin: `https://photos.example.org`. */
    readonly origin: string,
    key: string,
  ) {
    this.headers = { accept: 'application/json', 'accept-language': 'en', authorization: `Bearer ${key}` };
  }

  /** Writes what an address answers into a new file. @throws OperatorError, also when the file is there */
  async download(path: string, file: string): Promise<void> {
    const { body } = await this.ask('GET', path);
    await pipeline(
      body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
      createWriteStream(file, { flags: 'wx' }),
    );
  }

  /** @throws OperatorError when it does not answer, or with what it says against the request */
  private async ask(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new OperatorError(`${this.origin} does not answer (${reasonOfRequest(error)}).`);
    });
    if (!response.ok) throw new OperatorError(refusalText(response.status, await response.text()));
    return response;
  }
}

/** What an archive says against a request, in English. @param body which is not ours when a server between has written it */
export function refusalText(status: number, body: string): string {
  try {
    const { message, errors = [] } = JSON.parse(body) as ErrorBody;
    const { fields } = errorTexts.en;
    if (message) return [message, ...errors.map(({ field, code }) => `\n  ${field}: ${fields[code]}`)].join('');
  } catch {
    // Said below.
  }
  return `The server answers with ${status}, and is no archive of Veduta or cannot answer now.`;
}
