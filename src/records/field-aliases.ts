/** Field names of other programs, which every write accepts. */
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

/** The same fields with aliases resolved; when both names are present, the field's own name wins. */
export function resolveFieldAliases(fields: Record<string, unknown>): Record<string, unknown> {
  const resolved = Object.entries(fields).map(([name, value]) => [aliases[name] ?? name, value] as const);
  return { ...Object.fromEntries(resolved), ...withoutAliases(fields) };
}

const withoutAliases = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in aliases)));
