import { licenceUrl } from '../../contract/licences.js';
import { limits } from '../../contract/limits.js';
import { inEachLanguage } from '../../contract/localized.js';
import type { PhotoFromFile } from '../../contract/admin-photo.js';
import { cutWhole } from '../../contract/text.js';
import { isPossibleYear } from '../../contract/year.js';
import { inOneLine } from '../../platform/texts/clean-text.js';
import type { Said } from './said.js';
import { withWindowsCharacters } from '../../platform/texts/windows-1252.js';

const maxKeywords = 30;
const { title, line, name, description } = limits.text;

/** What a field takes of what a file says. */
interface Fitting<Value> {
  value: Value;
  /** The file says more. */
  isShortened: boolean;
}

/**
 * What the blocks of a file propose for its photo, each field from the first block that says something. Null when none does.
 * Texts are cut to what their fields hold, which `shortened` says, and control characters are removed.
 */
export function proposalsIn(blocks: Said[]): PhotoFromFile | null {
  const text = (pick: (said: Said) => string | undefined, max: number): Fitting<string> | undefined =>
    first(blocks.map((said) => lineOf(pick(said), max)));
  const listed = (pick: (said: Said) => string[] | undefined, max: number): Fitting<string[]> | undefined =>
    first(blocks.map((said) => texts(pick(said), max)));
  const rights = text((said) => said.rights, line);
  const licence = licenceIn(rights?.value);
  const fitting = {
    ...inEachLanguage('title', (name) => text((said) => said[name], title)),
    ...inEachLanguage('description', (name) =>
      blocks.map((said) => cut(said[name], description)).find((found) => found && !ofCameras.test(found.value)),
    ),
    author: joined(listed((said) => said.authors, line)),
    creditLine: text((said) => said.credit, line) ?? (rights && isCredit(rights.value) ? rights : undefined),
    license: firstOf(listed((said) => said.terms, line)) ?? (licence && { value: licence, isShortened: false }),
    source: text((said) => said.source, line),
    inventoryNumber: firstOf(
      listed((said) => said.inventoryNumbers, name),
      (number) => !madeByProgram.test(number),
    ),
    holdingInstitution: text((said) => said.holdingInstitution, line),
    place: joined(listed((said) => said.places, line)),
    keywords: listed((said) => said.keywords, name),
  };
  const said = Object.entries(fitting).flatMap(([field, found]) => (found ? [{ field, ...found }] : []));
  const shortened = said.filter(({ isShortened }) => isShortened).map(({ field }) => field);
  const proposals: PhotoFromFile = {
    ...Object.fromEntries(said.map(({ field, value }) => [field, value])),
    ...dateOf(blocks),
    ...positionOf(blocks),
    ...(shortened.length > 0 && { shortened }),
  };
  return Object.keys(proposals).length > 0 ? proposals : null;
}

const first = <Value>(found: (Fitting<Value> | undefined)[]): Fitting<Value> | undefined => found.find(Boolean);

/** Cleaned, cut, without empty ones and repetitions; undefined without any. */
function texts(values: string[] = [], max: number): Fitting<string[]> | undefined {
  const found = values.flatMap((text) => lineOf(text, max) ?? []);
  const different = [...new Set(found.map(({ value }) => value))];
  if (different.length === 0) return undefined;
  return {
    value: different.slice(0, maxKeywords),
    isShortened: different.length > maxKeywords || found.some(({ isShortened }) => isShortened),
  };
}

function joined(list: Fitting<string[]> | undefined): Fitting<string> | undefined {
  const text = list && cut(list.value.join(', '), line);
  return text && { ...text, isShortened: text.isShortened || list.isShortened };
}

function firstOf(
  list: Fitting<string[]> | undefined,
  isMeant: (text: string) => boolean = () => true,
): Fitting<string> | undefined {
  const value = list?.value.find(isMeant);
  return value === undefined ? undefined : { value, isShortened: false };
}

/** Identifiers that programs give to files. */
const madeByProgram = /^(?:uuid|urn|xmp|adobe|[\da-f]{8}-[\da-f]{4})[:.-]/i;

/** What cameras, scanners and programs write where a description belongs, the same in every file. */
const ofCameras =
  /^(?:(?:(?:olympus|minolta|konica minolta|kodak|nikon|canon|pentax|fujifilm|casio) )?digital (?:still )?camera|sony dsc|samsung camera pictures|exif[_ ]jpeg[_ ]picture|dcf 1\.\d|lead technologies inc\..*|creator: gd-jpeg.*|created with (?:the )?gimp)$/i;

/** Longer than any text that is kept: what is cut anyway need not be cleaned. */
const cleanedMax = description * 2;

function cut(text: string | undefined = '', max: number): Fitting<string> | undefined {
  const clean = cleaned(text.slice(0, cleanedMax));
  // What a block has cut itself may end with half a character, which the database refuses.
  const value = cutWhole(clean, max)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return value ? { value, isShortened: clean.length > max || text.length > cleanedMax } : undefined;
}

const lineOf = (text: string | undefined, max: number): Fitting<string> | undefined => cut(inOneLine(text ?? ''), max);

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
    const text = lineOf(date, line)?.value;
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
