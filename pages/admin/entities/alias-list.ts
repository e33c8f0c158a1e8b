import type { EntityAlias, EntityChange } from '../../../src/contract/entity.js';
import { typedNumber } from '../../../renderer/admin/records/record-values.js';

/** Another name as it is typed. */
export interface TypedAlias {
  /** Keeps the inputs of a name together while names are moved. */
  key: number;
  name: string;
  dateText: string;
  yearStart: string;
  yearEnd: string;
}

export const typedAliases = (aliases: readonly EntityAlias[]): TypedAlias[] =>
  aliases.map(({ name, dateText = '', yearStart, yearEnd }, key) => ({
    key,
    name,
    dateText,
    yearStart: String(yearStart ?? ''),
    yearEnd: String(yearEnd ?? ''),
  }));

export const withEmptyAlias = (typed: readonly TypedAlias[]): TypedAlias[] => [
  ...typed,
  { key: Math.max(-1, ...typed.map(({ key }) => key)) + 1, name: '', dateText: '', yearStart: '', yearEnd: '' },
];

/** The typed names for the API. What is no year is passed on, so that the API refuses it with its message. */
export const aliasesOf = (typed: readonly TypedAlias[]): NonNullable<EntityChange['aliases']> =>
  typed.map(({ name, dateText, yearStart, yearEnd }) => ({
    name: name.trim(),
    ...(dateText.trim() && { dateText: dateText.trim() }),
    yearStart: typedNumber(yearStart),
    yearEnd: typedNumber(yearEnd),
  }));
