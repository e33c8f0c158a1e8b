import type { Language } from './languages.js';
import type { PhotoStatus } from './photo.js';

/** Calendar days of the archive's time zone, `YYYY-MM-DD`, both inclusive. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** What is left out is the begin of the year, or its end: of the other day's year, or of the present one. */
export type ReportQuery = Partial<ReportPeriod>;

/** What happened to photographs and cards. */
export const recordFigures = ['photosAdded', 'photosPublished', 'photosChanged', 'cardsAdded', 'cardsChanged'] as const;
/** What members have sent, when they sent it, and what was decided, when it was decided. */
export const contributionFigures = ['corrections', 'memories', 'photosProposed', 'accepted', 'refused'] as const;
/** What left the archive, and the requests that photographs be taken down. */
export const removalFigures = [
  'photosRemoved',
  'cardsRemoved',
  'requestsReceived',
  'requestsGranted',
  'requestsRefused',
] as const;
export const monthFigures = [...recordFigures, ...contributionFigures, ...removalFigures] as const;
export type MonthFigure = (typeof monthFigures)[number];

/**
 * `…Added` and `…Published` count the records that the archive has today; `…Changed` and `…Removed` count a record once,
 * however often that was done to it. Proposals that were not accepted are no records.
 */
export type FiguresOfMonth = Record<MonthFigure, number>;

export interface ReportMonth extends FiguresOfMonth {
  /** `YYYY-MM` */
  month: string;
}

/**
 * `staff`: one person; the others are all members, all removed accounts, all API keys, imports of the command line, which name nobody,
 * and the application itself.
 */
export const reportActors = ['staff', 'members', 'removed', 'keys', 'command', 'system'] as const;
export type ReportActor = (typeof reportActors)[number];

/** What somebody did with photographs and cards in the period, each counted once. */
export interface PersonFigures {
  actor: ReportActor;
  /** Of the staff only; null for the others. */
  id: number | null;
  name: string | null;
  added: number;
  /** Of a photograph that was published when its processing ended, by who uploaded it. */
  published: number;
  changed: number;
}

/** Published photographs that have something. */
export interface PhotoCompleteness {
  /** All that are published. */
  total: number;
  /** A title of their own. */
  title: number;
  description: number;
  /** A date of any kind. */
  date: number;
  /** A year that is not an estimate. */
  certainYear: number;
  position: number;
  /** A card that they show. */
  card: number;
  author: number;
  licence: number;
  /** The texts in each further language that the site offers. */
  translations: TranslatedCount[];
  /** The texts in all of them. */
  translated: number;
}

export interface TranslatedCount {
  language: Language;
  count: number;
}

export interface LicenceFigures {
  /** As it is listed; null for the photographs that name none. */
  license: string | null;
  published: number;
  /** In any state but removed, those that are published among them. */
  all: number;
}

export interface DecadeFigures {
  /** Its first year. */
  decade: number;
  count: number;
}

/** The figures of the archive's yearly report. What has no month is as it is now. */
export interface Report {
  period: ReportPeriod;
  /** The day of the archive's first record, and the present one. */
  begins: string;
  today: string;
  photos: Record<PhotoStatus, number>;
  /** Of the removed ones: hidden or taken down because of a request. */
  withheld: number;
  cards: { total: number; complete: number };
  /** What waits for a moderator now. */
  waiting: { contributions: number; removalRequests: number };
  licences: LicenceFigures[];
  /** Published photographs by the decade of the first day that their date may mean; decades without any are left out. */
  decades: DecadeFigures[];
  undated: number;
  completeness: PhotoCompleteness;
  /** Each month of the period that the archive has lived through. */
  months: ReportMonth[];
  /** Of the whole period: a record that was changed in two months is one. */
  sums: FiguresOfMonth;
  people: PersonFigures[];
}
