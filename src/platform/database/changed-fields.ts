import { isDeepStrictEqual } from 'node:util';

/** The fields of the patch that differ from the row. A field that is undefined in the patch does not change. */
export const changedFields = <Row extends object, Patch extends Partial<Row>>(row: Row, patch: Patch): Patch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(row[field as keyof Row], value),
    ),
  ) as Patch;

/** The row's present values of the fields that the patch sets. */
export const currentValues = <Row extends object>(row: Row, patch: Partial<Row>): Partial<Row> =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, row[field as keyof Row]])) as Partial<Row>;
