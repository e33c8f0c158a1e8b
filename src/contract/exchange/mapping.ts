import type { ExchangeTable } from './tables.js';

/** How the columns of a file become columns of a table of the archive. It is JSON, and can be kept and used again. */
export interface Mapping {
  table: ExchangeTable;
  /**
   * The collection that the file describes. The identifiers of its rows are unique within it: a later file of the same
   * collection changes the records that an earlier one has made.
   */
  collection: string;
  rules: MappingRule[];
  /** How a row finds a record that the collection has not brought: by the archive's own identifier only, or also by a field. */
  match: RecordMatch;
  /** What happens with a record that is there: it is changed, only its empty fields are filled, or it is left as it is. */
  existing: (typeof mappingChoices.existing)[number];
  /** Whether an empty cell leaves a field as it is, or clears it. */
  emptyCells: (typeof mappingChoices.emptyCells)[number];
  /** A cell that the archive refuses: its row is refused, or comes without it; the cell is kept as other data then. */
  invalidCells: (typeof mappingChoices.invalidCells)[number];
  /** What happens with a field that was edited in the archive since the last import, and differs in the file as well. */
  conflicts: (typeof mappingChoices.conflicts)[number];
  /** Tags and cards that the archive does not have: the row comes without them, is refused, or they are created. */
  unknown: { tags: UnknownValue; entities: UnknownValue };
  /** The code of the type of cards that are created because a photo names them, and of cards without a type. */
  entityType: string | null;
  /** Whether columns without a rule are kept with the record, for staff. */
  keepsOthers: boolean;
}

/** What can be chosen of a mapping. */
export const mappingChoices = {
  existing: ['change', 'fill', 'leave'],
  emptyCells: ['keep', 'clear'],
  invalidCells: ['refuse', 'omit'],
  conflicts: ['keep', 'overwrite'],
  unknown: ['omit', 'refuse', 'create'],
} as const;

/** What a mapping does as long as nobody has chosen otherwise: nothing is created, overwritten or cleared unasked. */
export const cautiousMapping = {
  match: 'identifier',
  existing: 'change',
  emptyCells: 'keep',
  invalidCells: 'refuse',
  conflicts: 'keep',
  unknown: { tags: 'omit', entities: 'omit' },
  entityType: null,
  keepsOthers: true,
} as const satisfies Partial<Mapping>;

export const recordMatches = ['identifier', 'inventoryNumber', 'file', 'name'] as const;
export type RecordMatch = (typeof recordMatches)[number];
export type UnknownValue = (typeof mappingChoices.unknown)[number];

/** Fills one column of the archive. */
export interface MappingRule {
  /** Its name: `title_it`. Two rules of one column are an error. */
  to: string;
  /** Columns of the file by their names, joined in this order where they are not empty. */
  from: string[];
  /** Between joined columns; by default a space, and `; ` for lists. */
  join?: string;
  /** The text of every row, in place of `from`, or where those are empty. */
  value?: string;
  /** What is done with the text, in this order. */
  steps?: MappingStep[];
}

/** A named transformation of a text. */
export type MappingStep =
  /** One of the parts between separators, counted from 1: one column becomes several. */
  | { do: 'part'; separator: string; number: number }
  /** Other separators of a list. */
  | { do: 'split'; separator: string }
  /** Whole texts by others, such as the names of tags that are written otherwise; what is not named stays. */
  | { do: 'replace'; values: Record<string, string> }
  /** Leaves out what stands before or after. */
  | { do: 'without'; prefix?: string; suffix?: string }
  /** What a reader sees of HTML: without tags and entities. */
  | { do: 'plainText' }
  /** One coordinate of a place in one cell: degrees, minutes and seconds, decimal degrees or well-known text. */
  | { do: 'coordinate'; axis: 'lat' | 'lng' }
  /** The first or the last day that a date in words or numbers may mean. */
  | { do: 'day'; bound: 'earliest' | 'latest' }
  /** What the dating of an Italian catalogue record says: from, its validity, to, its validity, each on a line of its own. */
  | { do: 'dating'; says: DatingPart };

export const datingParts = ['earliest', 'latest', 'estimated'] as const;
export type DatingPart = (typeof datingParts)[number];

export const mappingSteps = [
  'part',
  'split',
  'replace',
  'without',
  'plainText',
  'coordinate',
  'day',
  'dating',
] as const;
