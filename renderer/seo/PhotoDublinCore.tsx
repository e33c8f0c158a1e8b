import { arkPath } from '../../src/contract/ark.js';
import { licenceUrl, type OwnLicence } from '../../src/contract/licences.js';
import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { permanentPath } from '../../src/contract/paths.js';
import { copyrightNotice } from '../../src/contract/photo-credit.js';
import type { Photo } from '../../src/contract/photo.js';
import { timeValue } from '../../src/contract/dates/time-value.js';

interface PhotoDublinCoreProps {
  photo: Photo;
  origin: string;
  language: Language;
  /** The name of the archive. */
  publisher: string;
  ownLicences: readonly OwnLicence[];
  /** See `arkOf`. */
  naan: string | null;
}

const schemas = {
  DC: 'http://purl.org/dc/elements/1.1/',
  DCTERMS: 'http://purl.org/dc/terms/',
  // Of Zotero, which takes a still image for a web page otherwise, and reads no author of an artwork but an artist.
  z: 'http://www.zotero.org/namespaces/export#',
};

/**
 * The photo in the terms of Dublin Core, as programs for references read them in the head of a page (DC-HTML, "Expressing Dublin
 * Core metadata using HTML/XHTML meta and link elements").
 */
export function PhotoDublinCore({ photo, origin, language, publisher, ownLicences, naan }: PhotoDublinCoreProps) {
  const ark = arkPath(naan, 'photo', photo.id);
  const licence = licenceUrl(photo.license, ownLicences);
  const values: [name: string, content: string | null | undefined][] = [
    ['DC.type', 'StillImage'],
    ['z.itemType', 'artwork'],
    ['DC.title', localized(photo, 'title', language)],
    ['DC.creator', photo.author],
    ['z.artists', photo.author],
    ['DC.date', timeValue(photo) ?? localized(photo, 'dateText', language) ?? photo.year?.toString()],
    ['DC.publisher', photo.holdingInstitution ?? publisher],
    ['DC.identifier', origin + permanentPath('photo', photo.id)],
    ['DC.identifier', ark && origin + ark],
    ['DC.identifier', photo.inventoryNumber],
    ['DCTERMS.medium', localized(photo, 'technique', language)],
    ['DC.rights', licence ?? copyrightNotice(photo)],
    ['DC.language', language],
    ...(photo.tags ?? []).map((tag): [string, string] => ['DC.subject', localized(tag, 'name', language)]),
  ];
  return (
    <>
      {Object.entries(schemas).map(([name, address]) => (
        <link key={name} rel={`schema.${name}`} href={address} />
      ))}
      {values.map(([name, content]) => content && <meta key={`${name} ${content}`} name={name} content={content} />)}
    </>
  );
}
