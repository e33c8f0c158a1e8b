/** Other programs' names of fields, which are accepted everywhere (contract.md, Data rules). */
const aliases: Record<string, string> = {
  latitude: 'lat',
  latitudine: 'lat',
  longitude: 'lng',
  longitudine: 'lng',
  lon: 'lng',
  long: 'lng',
  year_min: 'yearStart',
  year_max: 'yearEnd',
};

/** The same fields under our names; where both are given, ours counts. */
export function resolveFieldAliases(fields: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(fields).map(([name, value]) => [aliases[name] ?? name, value] as const);
  return { ...Object.fromEntries(named), ...fieldsUnderOwnNames(fields) };
}

const fieldsUnderOwnNames = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in aliases)));
