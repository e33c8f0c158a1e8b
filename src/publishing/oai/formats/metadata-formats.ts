import type { DescribedRecord } from '../described-record.js';
import { edm } from './edm.js';
import { oaiDc } from './oai-dc.js';
import type { XmlObject } from './xml-object.js';

export interface MetadataFormat {
  schema: string;
  metadataNamespace: string;
  /** @param provider the name of the site */
  write(record: DescribedRecord, provider: string): XmlObject;
}

/** The formats of harvested records, by the prefix that requests name. */
export const metadataFormats = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    metadataNamespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    write: oaiDc,
  },
  edm: {
    schema: 'http://www.europeana.eu/schemas/edm/EDM.xsd',
    metadataNamespace: 'http://www.europeana.eu/schemas/edm/',
    write: edm,
  },
} as const satisfies Record<string, MetadataFormat>;

export type MetadataPrefix = keyof typeof metadataFormats;
