import { create } from 'xmlbuilder2';
import type { XmlObject } from './formats/xml-object.js';
import { utcSeconds } from './utc-time.js';

interface OaiDocument {
  responseDate: Date;
  baseUrl: string;
  /** The arguments of the request with its verb; none where these were not understood (OAI-PMH 2.0, section 3.6). */
  request: Record<string, string>;
  /** The element of the verb, or of an error. */
  content: XmlObject;
}

/** An answer (OAI-PMH 2.0, section 3.2). Characters that XML does not know are left out. */
export const oaiDocument = ({ responseDate, baseUrl, request, content }: OaiDocument): string =>
  create(
    { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' },
    {
      'OAI-PMH': {
        '@xmlns': 'http://www.openarchives.org/OAI/2.0/',
        '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        '@xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
        responseDate: utcSeconds(responseDate),
        request: {
          ...Object.fromEntries(Object.entries(request).map(([name, value]) => [`@${name}`, value])),
          '#': baseUrl,
        },
        ...content,
      },
    },
  ).end();
