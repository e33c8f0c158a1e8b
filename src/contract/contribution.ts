import { noOtherDates, otherDatesText, parseOtherDates, type WrittenOtherDate } from './dates/other-dates-text.js';
import type { Renditions } from './image.js';
import { defaultLanguage, type Language } from './languages.js';
import { limits } from './limits.js';
import { type Localized, localizedField, localizedFields, type LocalizedOrNull, noText } from './localized.js';
import type { PhotoMetadata, PhotoStatus } from './photo.js';
import { positionFrom, positionText } from './position.js';
import { isPossibleYear } from './year.js';

/** The fields that a member may correct, in the order in which a form offers the missing ones. */
export const contributionFields = [
  'year',
  'author',
  'source',
  'license',
  'title',
  'description',
  'position',
  'otherDates',
] as const;
export type ContributionField = (typeof contributionFields)[number];

/** The `fieldName` of a memory: what a member knows about a photo, in their own words. Accepting it changes no field. */
export const memoryField = 'memory';
/** What a suggestion may be about: one field, or none. */
export const suggestedFields = [...contributionFields, memoryField] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** What a moderator may write of a contribution: one of these fields, or a note, which memories become. */
export const writtenFields = [...contributionFields, 'notes'] as const;
export type WrittenField = (typeof writtenFields)[number];

export const contributionStatuses = ['pending', 'approved', 'rejected'] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];

/** A field of a photo; `language` is null for fields that are not translated. */
export interface CorrectedField {
  fieldName: WrittenField;
  language: Language | null;
}

/** A value that a moderator wrote into a photo: another one than was suggested, or one that a memory became. */
export interface WrittenValue extends CorrectedField {
  value: string;
}

/** What a correction holds: another value for one field of a photo. */
export interface CorrectionFields {
  photoId: number;
  fieldName: ContributionField;
  language: Language | null;
  /** The suggested value. */
  newValue: string;
  /** The value of the field when the correction was suggested. */
  baseValue: string | null;
  /** The current value of the field. */
  presentValue: string | null;
  /** The photo's date in words, which an approved year replaces; null for a correction of another field. */
  dateText: string | null;
}

/** What a memory of a photo holds. */
export interface MemoryFields {
  photoId: number;
  fieldName: typeof memoryField;
  newValue: string;
  /** `1912`, `1905-1912` or `c. 1912`. */
  year: string | null;
}

/** What a proposed photo holds, as it was sent. */
export interface ProposedPhotoFields {
  /** The photo of the archive: hidden until it is approved. */
  proposedPhotoId: number | null;
  title: string;
  /** Of title and description. */
  language: Language | null;
  description: string | null;
  /** `1912` or `1905-1912`. */
  year: string | null;
  author: string | null;
  license: string | null;
  lat: number | null;
  lng: number | null;
  /** Whether the contributor wants to be named with the photo. */
  creditWished: boolean;
}

export const contributionKinds = ['correction', 'memory', 'photo'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** What the contributions of each kind hold. */
export interface FieldsOfKind {
  correction: CorrectionFields;
  memory: MemoryFields;
  photo: ProposedPhotoFields;
}

/** The kinds that are about a photo of the archive, and sent without an image. */
export type SuggestionKind = Exclude<ContributionKind, 'photo'>;

type FieldsOfAnyKind = FieldsOfKind[ContributionKind];
type NameIn<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueIn<Fields, Name> = Fields extends unknown ? (Name extends keyof Fields ? Fields[Name] : never) : never;

/** The fields of all kinds; null in those that the contribution's own kind does not have. */
export type KindFields = { [Name in NameIn<FieldsOfAnyKind>]: ValueIn<FieldsOfAnyKind, Name> | null };

/**
 * A contribution, which its contributor and moderators can see. `targetName` is the title of the photo; of a proposed one as it was
 * sent, without translations.
 */
export interface Contribution extends Localized<'targetName'>, KindFields {
  id: number;
  /** Null when the account was deleted. */
  userId: number | null;
  userName: string | null;
  type: 'contribution';
  status: ContributionStatus;
  /** The contributor's source for what they say, or the origin of the proposed image. */
  source: string | null;
  /** A message to the moderators. */
  note: string | null;
  /** A rendition of up to 640 px. That of a proposed photo is served only to its contributor and to administrators. */
  imageUrl: string | null;
  image: Renditions | null;
  /** Slug of the photo's page; null while the photo is not published. */
  photoSlug: string | null;
  photoStatus: PhotoStatus | null;
  /** Why the image of a proposal could not be processed: an error code. */
  failure: string | null;
  /** What was written instead of the suggested value, or of a memory; else null. */
  written: WrittenValue | null;
  /** The moderator's reason for the decision, or the answer to a memory. */
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

/** A contribution of one kind. */
export type ContributionOf<Kind extends ContributionKind> = Contribution & FieldsOfKind[Kind];

/** The kind of what is suggested for a field of a photo. */
export const suggestedKind = (fieldName: SuggestedField): SuggestionKind =>
  fieldName === memoryField ? 'memory' : 'correction';

export const contributionKind = ({ fieldName }: Pick<Contribution, 'fieldName'>): ContributionKind =>
  fieldName === null ? 'photo' : suggestedKind(fieldName);

export const isOfKind = <Kind extends ContributionKind>(
  contribution: Contribution,
  kind: Kind,
): contribution is ContributionOf<Kind> => contributionKind(contribution) === kind;

/** Whether the photo's value has changed since a pending correction was suggested, to another value than the suggested one. */
export const isOutdated = (
  contribution: Pick<Contribution, 'status' | 'fieldName' | 'presentValue' | 'baseValue' | 'newValue'>,
): boolean =>
  contribution.status === 'pending' &&
  contributionKind(contribution) === 'correction' &&
  contribution.presentValue !== contribution.baseValue &&
  contribution.presentValue !== contribution.newValue;

export interface ContributionListQuery {
  status?: ContributionStatus;
  /** Corrections and memories of one photo. */
  photoId?: number;
  /** Only the caller's own. Matters for administrators, who otherwise see all. */
  mine?: boolean;
  limit?: number;
  offset?: number;
}

/**
 * In `newValue` a year is `1912`, `1905-1912`, `c. 1912` for an estimate, or `-1914` and `1918-` for not after and not before; a position
 * `lat,lng`, further dates one a line with their kind, `printed: 1936`. `language` defaults to Italian.
 */
export interface Suggestion {
  photoId: number;
  fieldName: SuggestedField;
  language?: Language;
  newValue: string;
  /** When a memory was: `1912`, `1905-1912` or `c. 1912`. Corrections have none. */
  year?: string;
  note?: string;
  source?: string;
}

/** The fields that are sent with the image of a proposed photo. */
export interface Proposal {
  title: string;
  /** The language of title and description; defaults to Italian. */
  language?: Language;
  description?: string;
  /** `1912` or `1905-1912`. */
  year?: string;
  author?: string;
  source?: string;
  license: string;
  lat?: number;
  lng?: number;
  note?: string;
  /** The contributor wants to be named with the photo. */
  creditWished?: boolean;
  /** The contributor declares the right to publish the image under that licence. */
  rightsDeclared: true;
}

/**
 * A patch; null clears a field. A correction accepts `newValue`, a memory also `year`, a proposed photo the fields of a
 * Proposal.
 */
export type ContributionEdit = { newValue?: string; creditWished?: boolean } & {
  [Field in Exclude<keyof Proposal, 'rightsDeclared' | 'creditWished'>]?: Proposal[Field] | null;
};

/** The metadata of a photo that a contribution may change. */
export type CorrectableMetadata = Localized<'title'> &
  LocalizedOrNull<'description' | 'notes'> &
  Pick<
    PhotoMetadata,
    'year' | 'yearEstimated' | 'yearStart' | 'yearEnd' | 'author' | 'source' | 'license' | 'lat' | 'lng'
  > & {
    /** Left out where they are not known, as in lists. */
    otherDates?: readonly WrittenOtherDate[];
  };

/** The date of a photo in words, in each language: what it says of an older year does not hold for a new one. */
export type DateWords = LocalizedOrNull<'dateText'>;

export const noDateWords = noText('dateText') satisfies DateWords;

/** The words of the first language that has some. */
export const anyDateWords = (words: DateWords): string | null =>
  localizedFields('dateText')
    .map((name) => words[name])
    .find((text) => text !== null) ?? null;

const translated: readonly WrittenField[] = ['title', 'description', 'notes'];

export const isTranslated = (field: WrittenField): field is 'title' | 'description' | 'notes' =>
  translated.includes(field);

/** The maximum length of a field's text in characters. */
export const fieldLengths: Record<WrittenField, number> = {
  year: limits.text.line,
  author: limits.text.line,
  source: limits.text.line,
  license: limits.text.line,
  title: limits.text.title,
  description: limits.text.description,
  position: limits.text.line,
  otherDates: limits.text.notes,
  notes: limits.text.notes,
};

/** The value of a photo's field as text, in the format of corrections; null if it is empty. `c. 1912` is an estimate. */
export function fieldValue(photo: CorrectableMetadata, { fieldName, language }: CorrectedField): string | null {
  if (fieldName === 'year') return yearText(photo);
  if (fieldName === 'position') {
    const { lat, lng } = photo;
    return lat === null || lng === null ? null : positionText({ lat, lng });
  }
  if (fieldName === 'otherDates') return otherDatesText(photo.otherDates ?? []) || null;
  const text = isTranslated(fieldName)
    ? photo[localizedField(fieldName, language ?? defaultLanguage)]
    : photo[fieldName];
  return text?.trim() ? text : null;
}

/** The value by which a correction takes away what there is; null for fields of which it cannot say so. */
export const emptyValueOf = (fieldName: WrittenField): string | null =>
  fieldName === 'otherDates' ? noOtherDates : null;

/** The inverse of `fieldValue`: the patch that a text stands for, or null if the text is invalid for the field. */
export function parseFieldValue(
  text: string,
  { fieldName, language }: CorrectedField,
): Partial<CorrectableMetadata> | null {
  if (fieldName === 'year') return parseYear(text);
  if (fieldName === 'position') return positionFrom(text);
  if (fieldName === 'otherDates') {
    const otherDates = parseOtherDates(text);
    return otherDates && { otherDates };
  }
  if (fieldName === 'description' || fieldName === 'notes')
    return { [localizedField(fieldName, language ?? defaultLanguage)]: text };
  const line = text.replace(/\s+/g, ' ');
  return { [isTranslated(fieldName) ? localizedField(fieldName, language ?? defaultLanguage) : fieldName]: line };
}

/** A span may be open to one side: `-1914` is not after 1914, `1918-` not before 1918. */
function yearText({ year, yearStart, yearEnd, yearEstimated }: CorrectableMetadata): string | null {
  const isSpan = yearStart !== yearEnd;
  if (isSpan && yearStart !== null && yearEnd !== null) return `${yearStart}-${yearEnd}`;
  if (year !== null) return yearEstimated ? `c. ${year}` : `${year}`;
  if (isSpan) return `${yearStart ?? ''}-${yearEnd ?? ''}`;
  return yearStart === null ? null : `${yearStart}`;
}

/** A span has no year of its own: none between its ends is any likelier than the others. */
function parseYear(text: string): Partial<CorrectableMetadata> | null {
  const estimate = /^c(?:a|irca)?\.?\s*(\d{4})$|^(\d{4})\s*(?:ca?\.?|circa|\?)$/i.exec(text);
  if (estimate) return datedBy(Number(estimate[1] ?? estimate[2]), { yearEstimated: true });
  const [, first, dash, last] = /^(\d{4})?(?:\s*([-–])\s*(\d{4})?)?$/.exec(text) ?? [];
  const [start, end] = [first, dash ? last : first].map((year) => (year ? Number(year) : null)) as [
    number | null,
    number | null,
  ];
  const given = [start, end].filter((year) => year !== null);
  if (given.length === 0 || !given.every(isPossibleYear)) return null;
  if (start !== null && start === end) return datedBy(start);
  if (start !== null && end !== null && start > end) return null;
  return datedBy(null, { yearStart: start, yearEnd: end });
}

type Dating = Pick<PhotoMetadata, 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd'>;

/** Null for an impossible year. */
const datedBy = (year: number | null, dating: Partial<Dating> = {}): Dating | null =>
  year !== null && !isPossibleYear(year)
    ? null
    : { year, yearEstimated: false, yearStart: null, yearEnd: null, ...dating };
