import exifr from 'exifr';
import { limits } from '../contract/limits.js';
import type { PhotoFromFile } from '../contract/photo.js';
import { metadataSource } from './metadata-source.js';

const maxKeywords = 30;
/** Longer than any text that is kept: what is cut anyway need not be cleaned. */
const maxRead = limits.text.description;

const options = {
  tiff: true,
  exif: true,
  gps: true,
  iptc: true,
  xmp: true,
  icc: false,
  jfif: false,
  ihdr: false,
  mergeOutput: false,
  reviveValues: false,
  silentErrors: true,
};

type Block = Record<string, unknown>;

/**
 * What the file of a scan says about its photo: XMP, where it has none IPTC, where it has none EXIF. Null when it says
 * nothing. Never throws: a damaged block says nothing. Texts come from anybody; they are cut to what their fields hold, and
 * control characters are removed. Runs in an image process.
 */
export async function readFileMetadata(path: string): Promise<PhotoFromFile | null> {
  try {
    const blocks = (await exifr.parse(await metadataSource(path), options)) as
      Record<string, Block | undefined> | undefined;
    return blocks ? proposalsIn(blocks) : null;
  } catch {
    return null;
  }
}

function proposalsIn({
  dc = {},
  photoshop = {},
  iptc = {},
  ifd0 = {},
  exif = {},
  gps = {},
}: Record<string, Block | undefined>): PhotoFromFile | null {
  const { title, line, description } = limits.text;
  const found: PhotoFromFile = {
    title: firstText([dc['title'], photoshop['Headline'], iptc['ObjectName']], title),
    description: firstText([dc['description'], iptc['Caption'], ifd0['ImageDescription']], description),
    author: firstText([dc['creator'], iptc['Byline'], ifd0['Artist']], line),
    creditLine: firstText([photoshop['Credit'], iptc['Credit']], line),
    year: yearOf([photoshop['DateCreated'], iptc['DateCreated'], exif['DateTimeOriginal']]),
    ...positionOf(gps),
    keywords: keywordsOf(dc['subject']) ?? keywordsOf(iptc['Keywords']),
  };
  const said = Object.entries(found).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

const firstText = (values: unknown[], max: number): string | undefined =>
  values.map((value) => cut(textOf(value), max)).find((text) => text !== '');

/** A cut may halve a character of two parts, which the database refuses. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/** XMP has a text, a list of texts, or one for each language. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return cleaned(value);
  if (Array.isArray(value)) return value.slice(0, maxKeywords).map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null && 'value' in value) return textOf(value.value);
  return '';
}

function cleaned(text: string): string {
  return asUtf8(text.slice(0, maxRead))
    .replace(/[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\ufffd]+/g, ' ')
    .trim();
}

/** IPTC and EXIF are read byte by byte, and most programs write UTF-8 there. */
function asUtf8(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text;
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? text : decoded;
}

/** From `1912-05-01`, `1912:05:01 10:00:00` or `19120501`. */
function yearOf(values: unknown[]): number | undefined {
  const years = values.map((value) => Number(/^\s*(\d{4})/.exec(textOf(value))?.[1]));
  return years.find((year) => year >= limits.year.min && year <= new Date().getFullYear());
}

function positionOf({ latitude, longitude }: Block): Pick<PhotoFromFile, 'lat' | 'lng'> {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return {};
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { lat: rounded(latitude), lng: rounded(longitude) } : {};
}

/** To about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function keywordsOf(value: unknown): string[] | undefined {
  const words = [value]
    .flat()
    .slice(0, maxKeywords)
    .map((word) => cut(textOf(word), limits.text.name));
  const said = [...new Set(words.filter((word) => word !== ''))];
  return said.length > 0 ? said : undefined;
}
