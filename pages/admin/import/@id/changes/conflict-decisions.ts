import type { ChangedRow, ConflictChoice, DecidedConflict, FieldChange } from '../../../../../src/contract/import.js';

/** What was chosen and is not sent yet, by `keyOf`. */
export type Decisions = Readonly<Record<string, DecidedConflict>>;

type Field = [row: Pick<ChangedRow, 'place' | 'row'>, change: Pick<FieldChange, 'column'>];

const keyOf = (...[{ place, row }, { column }]: Field): string => JSON.stringify([place, row, column]);

/** Whose value a field is to get: as it is chosen, or else as it was checked. */
export const choiceOf = (decisions: Decisions, row: ChangedRow, change: FieldChange): ConflictChoice | null =>
  decisions[keyOf(row, change)]?.choice ?? change.conflict;

/** With a choice; one that is as it was checked needs no decision. */
export function withDecision(
  decisions: Decisions,
  row: ChangedRow,
  change: FieldChange,
  choice: ConflictChoice,
): Decisions {
  const { [keyOf(row, change)]: _, ...others } = decisions;
  if (choice === change.conflict) return others;
  return { ...others, [keyOf(row, change)]: { place: row.place, row: row.row, column: change.column, choice } };
}
