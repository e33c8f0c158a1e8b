import type { Language } from '../../src/contract/languages.js';
import type { PublicRecordKind } from '../../src/contract/paths.js';
import { type DocumentedRecord, recordDocuments } from '../../src/contract/record-documents.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';

interface RecordAlternatesProps {
  kind: PublicRecordKind;
  record: DocumentedRecord;
  origin: string;
  language: Language;
}

/** Where programs find the record of a page in other forms: linked data, a manifest for image viewers, its place. */
export const RecordAlternates = ({ kind, record, origin, language }: RecordAlternatesProps) =>
  recordDocuments(kind, record, language).map(({ type, path }) => (
    <link {...needsServer} key={type} rel="alternate" type={type} href={origin + path} />
  ));
