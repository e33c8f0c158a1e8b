import type { Picture } from './image.js';
import { defaultLanguage, type Language } from './languages.js';
import { limits } from './limits.js';
import { type Localized, localizedField, type LocalizedOrNull } from './localized.js';
import type { PhotoMetadata, PhotoStatus } from './photo.js';
import { positionFrom, positionText } from './position.js';
import { isPossibleYear } from './year.js';

/** What a member may suggest to correct, in the order in which a form offers what is missing. */
export const contributionFields = ['year', 'author', 'source', 'license', 'title', 'description', 'position'] as const;
export type ContributionField = (typeof contributionFields)[number];

export const contributionStatuses = ['pending', 'approved', 'rejected'] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];

/** Where a correction belongs: a field, and the language of its text where it has one. */
export interface CorrectedField {
  fieldName: ContributionField;
  language: Language | null;
}

/** A correction of one field of a photo, or a proposed new photo; seen by its contributor and by administrators. */
export interface Contribution {
  id: number;
  /** Null when the account is gone. */
  userId: number | null;
  userName: string | null;
  type: 'contribution';
  status: ContributionStatus;
  /** The title of the photo. */
  targetName: string;
  /** The corrected photo; null for a proposed one. */
  photoId: number | null;
  /** Null for a proposed photo, as are the four behind it. */
  fieldName: ContributionField | null;
  language: Language | null;
  newValue: string | null;
  /** What the field said when the correction was suggested. */
  baseValue: string | null;
  /** What the field says now. */
  presentValue: string | null;
  /** Of a proposed photo, as are the six behind it. `year` is `1912` or `1905-1912`. */
  title: string | null;
  description: string | null;
  year: string | null;
  author: string | null;
  license: string | null;
  lat: number | null;
  lng: number | null;
  /** Where the contributor knows it from, or what the proposed image comes from. */
  source: string | null;
  /** A word to the moderators. */
  note: string | null;
  /** A picture of up to 640 px; of a proposed photo only its contributor and administrators may load it. */
  imageUrl: string | null;
  image: Picture | null;
  /** The hidden photo of a proposal, and the photo that it became. */
  proposedPhotoId: number | null;
  /** Address of the photo's page; null while there is none. */
  photoSlug: string | null;
  photoStatus: PhotoStatus | null;
  /** Why the image of a proposal could not be processed: a code of the catalogue. */
  failure: string | null;
  /** What the moderator wrote. */
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

export interface ContributionListQuery {
  status?: ContributionStatus;
  /** Corrections of one photo. */
  photoId?: number;
  /** For administrators, who see all otherwise: only their own. */
  mine?: boolean;
  limit?: number;
  offset?: number;
}

/** `newValue` is text; a year is `1912` or `1905-1912`, a position `lat,lng`. `language` is Italian where it is left out. */
export interface Suggestion {
  photoId: number;
  fieldName: ContributionField;
  language?: Language;
  newValue: string;
  note?: string;
  source?: string;
}

/** What comes with the image of a proposed photo. */
export interface Proposal {
  title: string;
  /** The language of title and description; Italian where it is left out. */
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
  /** The contributor may give the image to the archive under that licence. */
  rightsDeclared: true;
}

/** What is left out stays as it is; null empties. A correction takes `newValue`, a proposed photo the fields of a Proposal. */
export type ContributionEdit = { newValue?: string } & {
  [Field in Exclude<keyof Proposal, 'rightsDeclared'>]?: Proposal[Field] | null;
};

/** The facts of a photo that a contribution may change. */
export type CorrectableMetadata = Localized<'title'> &
  LocalizedOrNull<'description'> &
  Pick<
    PhotoMetadata,
    'year' | 'yearEstimated' | 'yearStart' | 'yearEnd' | 'author' | 'source' | 'license' | 'lat' | 'lng'
  >;

const translated: readonly ContributionField[] = ['title', 'description'];

export const isTranslated = (field: ContributionField): field is 'title' | 'description' => translated.includes(field);

/** Characters that the text of a field may have. */
export const fieldLengths: Record<ContributionField, number> = {
  year: limits.text.line,
  author: limits.text.line,
  source: limits.text.line,
  license: limits.text.line,
  title: limits.text.title,
  description: limits.text.description,
  position: limits.text.line,
};

/** What a photo says in a field, spelled as a correction spells it; null where it says nothing. `c. 1912` is an estimate. */
export function fieldValue(photo: CorrectableMetadata, { fieldName, language }: CorrectedField): string | null {
  if (fieldName === 'year') return yearText(photo);
  if (fieldName === 'position') {
    const { lat, lng } = photo;
    return lat === null || lng === null ? null : positionText({ lat, lng });
  }
  const text = isTranslated(fieldName)
    ? photo[localizedField(fieldName, language ?? defaultLanguage)]
    : photo[fieldName];
  return text?.trim() ? text : null;
}

/** The facts that a text states of a field; null when it states none. `fieldValue` spells them in the one right way. */
export function factsFrom(text: string, { fieldName, language }: CorrectedField): Partial<CorrectableMetadata> | null {
  if (fieldName === 'year') return yearFacts(text);
  if (fieldName === 'position') return positionFrom(text);
  if (fieldName === 'description') return { [localizedField('description', language ?? defaultLanguage)]: text };
  const line = text.replace(/\s+/g, ' ');
  return { [isTranslated(fieldName) ? localizedField(fieldName, language ?? defaultLanguage) : fieldName]: line };
}

function yearText({ year, yearStart, yearEnd, yearEstimated }: CorrectableMetadata): string | null {
  if (yearStart !== null && yearEnd !== null && yearStart !== yearEnd) return `${yearStart}-${yearEnd}`;
  if (year === null) return null;
  return yearEstimated ? `c. ${year}` : `${year}`;
}

/** Of a span the year in its middle stands for it in lists and orders, as an estimate. */
function yearFacts(text: string): Partial<CorrectableMetadata> | null {
  const [, first = '', last = first] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(text) ?? [];
  const [start, end] = [Number(first), Number(last)];
  if (!isPossibleYear(start) || !isPossibleYear(end) || start > end) return null;
  if (start === end) return { year: start, yearEstimated: false, yearStart: null, yearEnd: null };
  return { year: Math.floor((start + end) / 2), yearEstimated: true, yearStart: start, yearEnd: end };
}
