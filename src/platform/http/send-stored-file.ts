import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import type { ByteRange, OpenContent } from '../storage/open-content.js';

/** A file to send. The name decides its type. */
export interface SentFile {
  name: string;
  open(): Promise<OpenContent>;
}

/**
 * Sends the file, or the requested byte range of it, or 304 (RFC 9110, sections 13 and 14). An `ETag` that the answer has already
 * is kept; otherwise it is a weak one of size and time.
 * @throws DomainError file_not_found, precondition_failed, range_not_satisfiable
 */
export async function sendStoredFile(file: SentFile, response: Response): Promise<void> {
  const content = await openToSend(file);
  try {
    await send(content, file.name, response);
  } catch (error) {
    if (!isDisconnect(error as NodeJS.ErrnoException)) throw error;
  } finally {
    await content.close();
  }
}

/** @throws DomainError file_not_found */
export const openToSend = ({ open }: SentFile): Promise<OpenContent> =>
  open().catch((cause: NodeJS.ErrnoException) => {
    throw isMissing(cause) ? new DomainError('file_not_found', { cause }) : cause;
  });

async function send(content: OpenContent, name: string, response: Response): Promise<void> {
  const request = response.req;
  response.setHeader('Accept-Ranges', 'bytes');
  const etag = response.get('ETag') ?? etagOf(content);
  response.setHeader('ETag', etag);
  if (!isExpected(request.headers['if-match'], etag)) throw refused('precondition_failed', response);
  if (request.fresh) return void response.status(304).end();
  response.type(extname(name));
  const range = rangeOf(request, etag, content.bytes);
  if (range === 'unsatisfiable') {
    // It stays in the answer, which is an error in JSON.
    response.setHeader('Content-Range', `bytes */${content.bytes}`);
    throw refused('range_not_satisfiable', response);
  }
  const { start, end } = range ?? { start: 0, end: content.bytes - 1 };
  if (range) response.status(206).setHeader('Content-Range', `bytes ${start}-${end}/${content.bytes}`);
  response.setHeader('Content-Length', end - start + 1);
  // `pipeline` adds seven listeners to those that the application has already.
  response.setMaxListeners(20);
  if (request.method === 'HEAD' || content.bytes === 0) response.end();
  else await pipeline(content.read(range ?? undefined), response);
}

const etagOf = ({ bytes, changedAt }: OpenContent): string =>
  `W/"${bytes.toString(16)}-${changedAt.getTime().toString(16)}"`;

/** Weak tags count as well: these files change as a whole, and never within the millisecond of their time. */
function isExpected(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');

/** Null for the whole file: also for several ranges, other units, and a range of another version of the file. */
function rangeOf(request: Request, etag: string, bytes: number): Required<ByteRange> | 'unsatisfiable' | null {
  if (!/^ *bytes=/.test(request.headers.range ?? '')) return null;
  const ifRange = request.headers['if-range'];
  // Without `Last-Modified` no date is one of this version.
  if (typeof ifRange === 'string' && !ifRange.includes(etag)) return null;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2) return null;
  return ranges.length === 1 ? ranges[0]! : null;
}

/** The answer is an error, no longer the file. */
function refused(code: 'precondition_failed' | 'range_not_satisfiable', response: Response): DomainError {
  for (const header of ['Content-Type', 'ETag']) response.removeHeader(header);
  return new DomainError(code);
}

const isMissing = ({ code }: NodeJS.ErrnoException): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code ?? '');

/** The client has closed the connection. */
const isDisconnect = ({ code }: NodeJS.ErrnoException): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNABORTED', 'ECONNRESET', 'EPIPE'].includes(code ?? '');
