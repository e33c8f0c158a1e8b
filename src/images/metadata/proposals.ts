import { licenceUrl } from '../../contract/licences.js';
import { limits } from '../../contract/limits.js';
import { inEachLanguage } from '../../contract/localized.js';
import type { PhotoFromFile } from '../../contract/admin-photo.js';
import { isPossibleYear } from '../../contract/year.js';
import { inOneLine } from '../../platform/texts/clean-text.js';
import type { Said } from './said.js';
import { withWindowsCharacters } from '../../platform/texts/windows-1252.js';

const maxKeywords = 30;
const { title, line, name, description } = limits.text;

/**
 * What the blocks of a file propose for its photo, each field from the first block that says something. Null when none does.
 * Texts are cut to what their fields hold, and control characters are removed.
 */
export function proposalsIn(blocks: Said[]): PhotoFromFile | null {
  const text = (pick: (said: Said) => string | undefined, max: number): string | undefined =>
    first(blocks.map((said) => lineOf(pick(said), max)));
  const listed = (pick: (said: Said) => string[] | undefined, max: number): string[] =>
    blocks.map((said) => texts(pick(said), max)).find((found) => found.length > 0) ?? [];
  const rights = text((said) => said.rights, line);
  const found: PhotoFromFile = {
    ...inEachLanguage('title', (name) => text((said) => said[name], title)),
    ...inEachLanguage('description', (name) =>
      blocks.map((said) => cut(said[name], description)).find((text) => text && !ofCameras.test(text)),
    ),
    author: joined(
      listed((said) => said.authors, line),
      line,
    ),
    creditLine: text((said) => said.credit, line) ?? (rights && isCredit(rights) ? rights : undefined),
    license: first(listed((said) => said.terms, line)) ?? licenceIn(rights),
    source: text((said) => said.source, line),
    inventoryNumber: listed((said) => said.inventoryNumbers, name).find((number) => !madeByProgram.test(number)),
    holdingInstitution: text((said) => said.holdingInstitution, line),
    ...dateOf(blocks),
    ...positionOf(blocks),
    place: joined(
      listed((said) => said.places, line),
      line,
    ),
    keywords: orNone(listed((said) => said.keywords, name)),
  };
  const said = Object.entries(found).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

const first = (values: (string | undefined)[]): string | undefined => values.find((text) => text);

/** Cleaned, cut, without empty ones and repetitions. */
const texts = (values: string[] = [], max: number): string[] =>
  [...new Set(values.map((text) => lineOf(text, max) ?? ''))].filter((text) => text !== '').slice(0, maxKeywords);

const joined = (values: string[], max: number): string | undefined => cut(values.join(', '), max);

const orNone = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined);

/** Identifiers that programs give to files. */
const madeByProgram = /^(?:uuid|urn|xmp|adobe|[\da-f]{8}-[\da-f]{4})[:.-]/i;

/** What cameras, scanners and programs write where a description belongs, the same in every file. */
const ofCameras =
  /^(?:(?:(?:olympus|minolta|konica minolta|kodak|nikon|canon|pentax|fujifilm|casio) )?digital (?:still )?camera|sony dsc|samsung camera pictures|exif[_ ]jpeg[_ ]picture|dcf 1\.\d|lead technologies inc\..*|creator: gd-jpeg.*|created with (?:the )?gimp)$/i;

function cut(text: string | undefined, max: number): string | undefined {
  // Longer than any text that is kept: what is cut anyway need not be cleaned.
  const clean = cleaned((text ?? '').slice(0, description * 2));
  // A cut may halve a character of two parts, which the database refuses.
  return (
    clean
      .slice(0, max)
      .replace(/\p{Surrogate}/gu, '')
      .trim() || undefined
  );
}

const lineOf = (text: string | undefined, max: number): string | undefined => cut(inOneLine(text ?? ''), max);

const cleaned = (text: string): string =>
  withWindowsCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd\ufeff]+/g, ' ')
    .trim();

/** `1912`, `1912-05`, `1912-05-01T10:00`, `1912:05:01 10:00:00`, `19120501`; month and day may be 0. */
const certainDate =
  /^(\d{4})(?:[-:.](\d\d)(?:[-:.](\d\d))?|(\d\d)(\d\d))?(?:[T\s]+\d{1,2}(?::?\d\d){0,2}(?:[.,]\d+)?\s*(?:Z|[+-]\d\d:?\d\d)?)?$/i;

/** The first date that says something: a year that is certain, and anything else in its own words. */
function dateOf(blocks: Said[]): Pick<PhotoFromFile, 'year' | 'dateText'> {
  for (const { date } of blocks) {
    const text = lineOf(date, line);
    if (!text) continue;
    const [whole, yearText, ...parts] = certainDate.exec(text) ?? [];
    const [month, day] = [Number(parts[0] ?? parts[2] ?? 0), Number(parts[1] ?? parts[3] ?? 0)];
    const year = Number(yearText);
    if (whole && month <= 12 && day <= 31) {
      if (isPossibleYear(year)) return { year };
    } else if (/\d{3}|\d\d?°|\p{L}{3}/u.test(text) && /[1-9]/.test(text)) return { dateText: text };
  }
  return {};
}

function positionOf(blocks: Said[]): Pick<PhotoFromFile, 'lat' | 'lng' | 'bearing'> {
  for (const { lat = NaN, lng = NaN, bearing = NaN } of blocks) {
    const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
    if (!isPlace) continue;
    const isDirection = bearing >= 0 && bearing <= 360;
    return {
      lat: rounded(lat),
      lng: rounded(lng),
      ...(isDirection && { bearing: Math.round(bearing) % 360 }),
    };
  }
  return {};
}

/** To about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A sentence about copyright may name a licence. */
const licenceIn = (rights: string | undefined): string | undefined => licenceUrl(rights ?? null) ?? undefined;

const isCredit = (rights: string): boolean => licenceUrl(rights) === null || /©|\(c\)|copyright/i.test(rights);
