import { namespaces } from '../../images/metadata/xmp-properties.js';
import { xmlElement, xmlText } from '../xml.js';
import type { TextInLanguages } from '../texts-in-languages.js';
import type { EmbeddedMetadata } from './embedded-metadata.js';

/** A JPEG holds a packet in one segment of 65,535 bytes, of which two state its length and 29 its kind. */
export const maxPacketBytes = 65_504;

/**
 * The metadata as a packet of XMP in UTF-8. Texts are never cut: where they do not fit into one segment of a JPEG, the
 * description is left out, and then the text alternative, which are on the photo's page. Formats: XMP Specification, part 1;
 * properties: IPTC Photo Metadata Standard 2023.1; the licence: "Marking works", Creative Commons.
 * @throws Error when it does not fit even so; the limits of the fields make that impossible
 */
export function xmpPacket(metadata: EmbeddedMetadata): Buffer {
  for (const left of [metadata, { ...metadata, description: [] }, { ...metadata, description: [], alt: [] }]) {
    const packet = Buffer.from(packetOf(left));
    if (packet.length <= maxPacketBytes) return packet;
  }
  throw new Error(`The metadata of ${metadata.page} does not fit into a JPEG`);
}

const packetOf = (metadata: EmbeddedMetadata): string =>
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  `<rdf:RDF xmlns:rdf="${namespaces.rdf}"><rdf:Description rdf:about=""${declarations}>` +
  propertiesOf(metadata).join('') +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';

const declarations = Object.entries(namespaces)
  .filter(([prefix]) => prefix !== 'rdf')
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

const propertiesOf = (of: EmbeddedMetadata): string[] => [
  alternatives('dc:title', of.title),
  alternatives('dc:description', of.description),
  alternatives('Iptc4xmpCore:AltTextAccessibility', of.alt),
  of.creator ? `<dc:creator><rdf:Seq>${xmlElement('rdf:li', of.creator)}</rdf:Seq></dc:creator>` : '',
  byDefault('dc:rights', of.rights),
  xmlElement('dc:source', of.source),
  xmlElement('dc:identifier', of.page),
  xmlElement('photoshop:Credit', of.credit),
  xmlElement('photoshop:Source', of.source),
  xmlElement('photoshop:DateCreated', of.date),
  xmlElement('xmpRights:Marked', of.isPublicDomain ? 'False' : 'True'),
  xmlElement('xmpRights:WebStatement', of.licenceUrl),
  byDefault('xmpRights:UsageTerms', of.licence),
  `<cc:license rdf:resource="${xmlText(of.licenceUrl)}"/>`,
  artwork(of),
];

/** The print or negative, which a picture reproduces: its number and who holds it. */
function artwork({ inventoryNumber, holdingInstitution }: EmbeddedMetadata): string {
  const fields = [
    xmlElement('Iptc4xmpExt:AOSourceInvNo', inventoryNumber),
    xmlElement('Iptc4xmpExt:AOSource', holdingInstitution),
  ].join('');
  if (!fields) return '';
  const object = `<rdf:li rdf:parseType="Resource">${fields}</rdf:li>`;
  return `<Iptc4xmpExt:ArtworkOrObject><rdf:Bag>${object}</rdf:Bag></Iptc4xmpExt:ArtworkOrObject>`;
}

/** The first text is also that of programs that know none of the languages. */
function alternatives(name: string, texts: TextInLanguages): string {
  const [first] = texts;
  return first ? languageAlternatives(name, [['x-default', first[1]], ...texts]) : '';
}

const byDefault = (name: string, text: string): string => languageAlternatives(name, [['x-default', text]]);

function languageAlternatives(name: string, texts: [string, string][]): string {
  const items = texts.map(([language, text]) => `<rdf:li xml:lang="${language}">${xmlText(text)}</rdf:li>`).join('');
  return `<${name}><rdf:Alt>${items}</rdf:Alt></${name}>`;
}
