import { defaultLanguage } from '../../contract/languages.js';
import { inEachLanguage, type LocalizedName } from '../../contract/localized.js';
import type { Said } from './said.js';
import { textOfBytes } from './text-of-bytes.js';
import { type XmpName, type XmpProperties, xmpProperties, type XmpValue } from './xmp-properties.js';

const wanted = new Set<string>([
  'dc:title',
  'dc:description',
  'dc:creator',
  'dc:rights',
  'dc:source',
  'dc:identifier',
  'dc:subject',
  'photoshop:Headline',
  'photoshop:Credit',
  'photoshop:Source',
  'photoshop:DateCreated',
  'photoshop:TransmissionReference',
  'photoshop:City',
  'xmpRights:UsageTerms',
  'xmpRights:WebStatement',
  'cc:license',
  'Iptc4xmpCore:Location',
  'Iptc4xmpExt:ArtworkOrObject',
] satisfies XmpName[]);

const artwork = { number: 'Iptc4xmpExt:AOSourceInvNo', institution: 'Iptc4xmpExt:AOSource' };
/** Addresses that state a licence; any other page about rights is the last that is looked at. */
const licenceSites = /^https?:\/\/(?:www\.)?(?:creativecommons\.org|rightsstatements\.org)\//i;

/** What a packet of XMP says. */
export function readXmp(packet: Buffer): Said {
  const properties = xmpProperties(textOf(packet), wanted);
  const values = (name: XmpName): XmpValue[] => properties.get(name) ?? [];
  const text = (name: XmpName): string => inBaseLanguage(values(name)) ?? values(name)[0]?.text ?? '';
  const terms = [text('cc:license'), text('xmpRights:WebStatement')];
  const [objects = { fields: new Map<string, string>() }] = values('Iptc4xmpExt:ArtworkOrObject');
  return {
    ...inLanguages('title', properties),
    ...inLanguages('description', properties),
    title: inBaseLanguage(values('dc:title')) || text('photoshop:Headline'),
    authors: values('dc:creator').map((author) => author.text),
    credit: text('photoshop:Credit'),
    rights: text('dc:rights'),
    terms: [...terms.filter((term) => licenceSites.test(term.trim())), text('xmpRights:UsageTerms'), ...terms],
    source: text('photoshop:Source') || text('dc:source'),
    inventoryNumbers: [
      objects.fields.get(artwork.number) ?? '',
      text('photoshop:TransmissionReference'),
      text('dc:identifier'),
    ],
    holdingInstitution: objects.fields.get(artwork.institution) ?? '',
    date: text('photoshop:DateCreated'),
    places: [text('Iptc4xmpCore:Location'), text('photoshop:City')],
    keywords: values('dc:subject').map((keyword) => keyword.text),
  };
}

function inLanguages<Name extends 'title' | 'description'>(
  name: Name,
  properties: XmpProperties,
): Record<LocalizedName<Name>, string | undefined> {
  const values = properties.get(`dc:${name}`) ?? [];
  return inEachLanguage(name, (_, language) =>
    language === defaultLanguage ? inBaseLanguage(values) : inLanguage(values, language),
  );
}

/** Else without a language, or in the one that a program shows by default. */
const inBaseLanguage = (values: XmpValue[]): string | undefined =>
  inLanguage(values, defaultLanguage) ??
  values.find(({ language, text }) => text.trim() !== '' && (!language || /^x-/i.test(language)))?.text;

/** Of any country. */
const inLanguage = (values: XmpValue[], wantedLanguage: string): string | undefined =>
  values.find(({ language, text }) => text.trim() !== '' && language?.toLowerCase().split(/[-_]/)[0] === wantedLanguage)
    ?.text;

/** UTF-8, or UTF-16, which has a NUL beside each of its first characters. */
function textOf(packet: Buffer): string {
  const [first, second] = packet;
  const isWide = first === 0xfe || first === 0xff || first === 0 || second === 0;
  if (!isWide) return withoutPadding(textOfBytes(packet));
  const isBigEndian = first === 0xfe || first === 0;
  return withoutPadding(new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(packet));
}

/** Around a packet programs write NUL. */
const withoutPadding = (text: string): string => text.replace(/^[\0\ufeff]+|\0.*$/gs, '');
