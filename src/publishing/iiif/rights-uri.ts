import { licenceUrl } from '../../contract/licences.js';

/**
 * The licence as IIIF wants it: an address of Creative Commons or RightsStatements.org, which names the licence and
 * therefore begins with `http:`. Null for other licences.
 */
export function rightsUri(licence: string | null): string | null {
  const [, address] =
    /^https?:(\/\/(?:creativecommons|rightsstatements)\.org\/.+)$/.exec(licenceUrl(licence) ?? '') ?? [];
  return address ? `http:${address}` : null;
}
