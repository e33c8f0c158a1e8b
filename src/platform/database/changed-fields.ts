/** Of what is told about a record, what it does not say already; undefined is not told. */
export const changedFields = <Row extends object, Told extends Partial<Row>>(row: Row, told: Told): Told =>
  Object.fromEntries(
    Object.entries(told).filter(([field, value]) => value !== undefined && row[field as keyof Row] !== value),
  ) as Told;

/** What a record says now in the fields that are about to change. */
export const sameFieldsOf = <Row extends object>(row: Row, fields: Partial<Row>): Partial<Row> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, row[field as keyof Row]])) as Partial<Row>;
