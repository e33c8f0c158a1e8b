import type { PageContextServer } from 'vike/types';
import { citedPath } from '../../src/contract/ark.js';
import { permanentPath, type PublicRecordKind } from '../../src/contract/paths.js';
import { type DocumentedRecord, recordDocuments } from '../../src/contract/record-documents.js';

/** Gives the page of a fonds the address to cite it by; it has no other forms. */
export function sendFondsLink({ id }: { id: number }, { origin, headersResponse }: PageContextServer): void {
  headersResponse.append('Link', `<${origin}${permanentPath('fonds', id)}>; rel="cite-as"`);
}

/**
 * Gives a record's page a `Link` header (RFC 8288): the address to cite it by (`cite-as`, RFC 8574), and its other forms, so that a
 * program need not read the page to find them.
 */
export function sendRecordLinks(
  kind: PublicRecordKind,
  record: DocumentedRecord,
  { origin, site, language, headersResponse }: PageContextServer,
): void {
  const cited = `<${origin}${citedPath(site.naan, kind, record.id)}>; rel="cite-as"`;
  const alternates = recordDocuments(kind, record, language).map(
    ({ type, path }) => `<${origin}${path}>; rel="alternate"; type="${type.replaceAll('"', '\\"')}"`,
  );
  headersResponse.append('Link', [cited, ...alternates].join(', '));
}
