import type { ServerResponse } from 'node:http';
import { entityTagOf } from '../platform/http/entity-tag.js';
import { requestIdHeader } from '../platform/http/request-id.js';
import type { Encoding } from './accept-encoding.js';
import type { PageBody } from './page-body.js';

type Headers = [name: string, value: string][];

export interface PreparedBody {
  bytes: Buffer;
  /** Null when the answer is not for caches. */
  etag: string | null;
  /** `Content-Length` and the other headers that depend on the encoding. */
  headers: Headers;
  /** All headers of the whole answer, as `writeHead` takes them, without those of the request. */
  whole: string[];
  /** The same for 304: without what describes a body. */
  notModified: string[];
}

interface NewAnswer {
  status: number;
  headers: Headers;
  body: PageBody;
  isPublic: boolean;
}

/** An answer with a page, complete but for what differs by request: its id, its date, the encoding. */
export class PreparedAnswer {
  readonly status: number;
  private readonly common: Headers;
  private readonly body: PageBody;
  private readonly hasEtag: boolean;
  private readonly prepared = new Map<Encoding, PreparedBody>();

  constructor({ status, headers, body, isPublic }: NewAnswer) {
    this.status = status;
    this.common = headers;
    this.body = body;
    // Conditions are for answers with status 200 only (RFC 9110, 13.2.1).
    this.hasEtag = isPublic && status === 200;
  }

  in(encoding: Encoding): PreparedBody {
    const bytes = this.body.in(encoding);
    const known = this.prepared.get(encoding);
    if (known?.bytes === bytes) return known;
    const prepared = this.prepare(encoding, bytes);
    this.prepared.set(encoding, prepared);
    return prepared;
  }

  private prepare(encoding: Encoding, bytes: Buffer): PreparedBody {
    // Of the compressed bytes, so another encoding has another tag.
    const etag = this.hasEtag ? entityTagOf(bytes) : null;
    const validator: Headers = etag === null ? [] : [['ETag', etag]];
    const headers: Headers = [...validator, ['Content-Length', String(bytes.length)]];
    if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
    const whole = [...this.common, ...headers].flat();
    const notModified = [...this.common.filter(([name]) => name.toLowerCase() !== 'content-type'), ...validator].flat();
    return { bytes, etag, headers, whole, notModified };
  }
}

/** The headers that an answer has so far, one for each value, without that of the request's id. */
export const headersSoFar = (response: Pick<ServerResponse, 'getHeaders'>): Headers =>
  Object.entries(response.getHeaders())
    .filter(([name]) => name !== requestIdHeader.toLowerCase())
    .flatMap(([name, values]) => [values ?? []].flat().map((value): Headers[number] => [name, String(value)]));
