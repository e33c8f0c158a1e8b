/** The value of a choice of which nothing is taken: an address without it means the usual choice. */
const nothing = 'none';

/** The chosen ones of `all`, in their order; `usual` where the address does not say. */
export function chosenOf<Name extends string>(
  values: string[] | undefined,
  all: readonly Name[],
  usual: readonly Name[] = all,
): Name[] {
  if (!values) return [...usual];
  const names = values.flatMap((value) => value.split(','));
  const chosen = all.filter((name) => names.includes(name));
  return chosen.length > 0 || names.includes(nothing) ? chosen : [...usual];
}

/** The address of a page with the values of its form: usual ones are left out, a choice without any is named. */
export function choicePath(path: string, values: Record<string, string>, usual: Record<string, string>): string {
  const written = Object.entries(values)
    .filter(([name, value]) => value !== (usual[name] ?? ''))
    .map(([name, value]) => [name, value || nothing]);
  const query = new URLSearchParams(written).toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}
