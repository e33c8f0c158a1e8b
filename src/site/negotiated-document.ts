import type { Request } from 'express';
import type { RecordDocument } from '../contract/record-documents.js';

/**
 * Whether a request may ask for something else than a page. Browsers and crawlers never name such a type, so that pages are found
 * in their cache without reading the header further.
 */
export const mayAskForData = (accept: string | undefined): boolean => accept?.includes('json') ?? false;

/**
 * The document that a client wants rather than the page (RFC 9110, section 12.5.1). Null for the page: where it is as welcome, and
 * for types that there are none of.
 */
export function negotiatedDocument(
  request: Pick<Request, 'accepts'>,
  documents: readonly RecordDocument[],
): RecordDocument | null {
  const chosen = request.accepts(['text/html', ...documents.map(({ type }) => type)]);
  return documents.find(({ type }) => type === chosen) ?? null;
}
