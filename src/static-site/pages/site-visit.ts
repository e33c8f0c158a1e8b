import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { OperatorError } from '../../platform/operator-error.js';

/**
 * Reads the site over HTTP, as a visitor without an account does: what the server refuses to everybody can be in no copy.
 */
export class SiteVisit {
  constructor(
    /** Where the server listens. */
    private readonly origin: string,
    private readonly signal: AbortSignal,
  ) {}

  /** A page; null where there is none, or none any more. */
  async page(path: string): Promise<string | null> {
    const answer = await this.read(path);
    if (answer?.headers.get('content-type')?.startsWith('text/html')) return answer.text();
    await answer?.body?.cancel();
    return null;
  }

  /** The page that the site answers for an address that it does not have. */
  async missingPage(path: string): Promise<string> {
    return (await fetch(this.origin + path, { headers: asking, signal: this.signal })).text();
  }

  async json<Content>(path: string): Promise<Content | null> {
    return ((await this.read(path))?.json() ?? null) as Promise<Content> | null;
  }

  async file(path: string): Promise<Readable | null> {
    const body = (await this.read(path))?.body;
    return body ? Readable.fromWeb(body as ReadableStream) : null;
  }

  /** Null for what is not there, or has moved. @throws OperatorError when the site answers with an error */
  private async read(path: string): Promise<Response | null> {
    const answer = await fetch(this.origin + path, { headers: asking, redirect: 'manual', signal: this.signal });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status < 500 && answer.status !== 429) return null;
    throw new OperatorError(`${path} was answered with ${answer.status}.`);
  }
}

/** Compressed answers would only be unpacked again. */
const asking = { 'Accept-Encoding': 'identity' };
