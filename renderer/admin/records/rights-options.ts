/** Of the licences of Creative Commons the versions that photographs have, the current one first. */
const versions = ['4.0', '3.0', '2.5', '2.0'];
const conditions = ['BY', 'BY-SA', 'BY-NC', 'BY-NC-SA', 'BY-ND', 'BY-NC-ND'];

/** The statements of RightsStatements.org: the last part of their address, and their name. */
const statements = [
  ['InC', 'In Copyright'],
  ['InC-OW-EU', 'In Copyright – EU Orphan Work'],
  ['InC-RUU', 'In Copyright – Rights-holder(s) Unlocatable or Unidentifiable'],
  ['InC-EDU', 'In Copyright – Educational Use Permitted'],
  ['InC-NC', 'In Copyright – Non-Commercial Use Permitted'],
  ['NoC-CR', 'No Copyright – Contractual Restrictions'],
  ['NoC-NC', 'No Copyright – Non-Commercial Use Only'],
  ['NoC-OKLR', 'No Copyright – Other Known Legal Restrictions'],
  ['NoC-US', 'No Copyright – United States'],
  ['CNE', 'Copyright Not Evaluated'],
  ['UND', 'Copyright Undetermined'],
  ['NKC', 'No Known Copyright'],
] as const;

/** What the field of a licence suggests: what it stores, and for an address its name. It accepts any other text too. */
export const rightsOptions: { value: string; name?: string }[] = [
  { value: 'Public Domain' },
  { value: 'CC0' },
  ...versions.flatMap((version) => conditions.map((terms) => ({ value: `CC ${terms} ${version}` }))),
  ...statements.map(([code, name]) => ({ value: `https://rightsstatements.org/vocab/${code}/1.0/`, name })),
];
