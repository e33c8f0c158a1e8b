import { type FieldErrorCode, fieldErrorCodes } from '../errors.js';

/** What an import has to say of a row, besides what is wrong with a single field (`FieldErrorCode`). */
const rowCodes = {
  row_too_wide: 'The row has more cells than there are columns.',
  identifier_repeated: 'An earlier row has the same identifier.',
  row_repeated: 'An earlier row is the same.',
  match_ambiguous: 'Several records match the row.',
  record_removed: 'The record was removed from the archive.',
  record_kind_wrong: 'The identifier is that of another kind of record.',
  json_invalid: 'The cell is not valid JSON.',
  words_expected: 'Neither yes nor no.',
  coordinates_unknown: 'The coordinates are not understood.',
  zero_place: 'A place at 0° latitude and 0° longitude is left out.',
  day_unknown: 'The date is not understood.',
  date_unread: 'The date is not understood. It is kept as it is written, and the record has no year.',
  date_impossible: 'No photograph can be of that date. It is kept as it is written, and the record has no year.',
  date_before_photography: 'The date is older than photography.',
  tag_unknown: 'The archive has no such tag.',
  fonds_unknown: 'The archive has no such fonds.',
  fonds_ambiguous: 'Several fonds have that title.',
  entity_unknown: 'The archive has no such card.',
  entity_ambiguous: 'Several cards have that name.',
  type_unknown: 'The archive has no such type of card.',
  relation_kind_unknown: 'The archive has no such kind of relation.',
  photo_unknown: 'The archive has no such photo.',
  file_missing: 'There is no such file among the pictures.',
  file_ambiguous: 'Several files have that name.',
  file_refused: 'The picture is refused.',
  file_repeated:
    'Another photo has the same picture. Unless the table says that it is published, the record is a draft.',
  file_packed: 'A zip within the delivery is not opened. Unpack it.',
  file_unused: 'No row names the picture.',
  edited_since: 'Edited in the archive since the last import; the archive keeps its value.',
  not_published: 'A record without a picture stays a draft.',
  record_refused: 'The archive refuses the record.',
} as const;

export type RowCode = keyof typeof rowCodes;
export type RowMessageCode = RowCode | FieldErrorCode;
export const rowMessageCodes: readonly string[] = [...Object.keys(rowCodes), ...fieldErrorCodes];

/** What is said of files beside the tables, not of rows. */
export const deliveryCodes: readonly RowMessageCode[] = ['file_packed', 'file_unused'];
/** What names a file; lists of messages have each. */
export const fileCodes: readonly RowMessageCode[] = [...deliveryCodes, 'file_repeated'];

/** A message of one cell, or of its whole row. */
export interface RowMessage {
  code: RowMessageCode;
  /** The column of the file; null where the row as a whole is meant. */
  column: string | null;
  /** What stands there, or what is missing. */
  value?: string;
  /** What may have been meant: names that are spelled nearly the same, files with nearly that name. */
  near?: string[];
  /** The row is not imported because of it. */
  refuses: boolean;
}

/** In English, for reports and the command line. */
export const rowMessageText = (code: RowMessageCode): string => (code in rowCodes ? rowCodes[code as RowCode] : code);
