import { type Mapping, recordMatches, type RecordMatch } from '../../../../../src/contract/exchange/mapping.js';
import type { ExchangeTable } from '../../../../../src/contract/exchange/tables.js';

/** The texts of what can be chosen. */
const texts = {
  match: {
    identifier: 'imports.options.match.identifier',
    inventoryNumber: 'imports.options.match.inventoryNumber',
    file: 'imports.options.match.file',
    name: 'imports.options.match.name',
  },
  existing: {
    change: 'imports.options.existing.change',
    fill: 'imports.options.existing.fill',
    leave: 'imports.options.existing.leave',
  },
  emptyCells: { keep: 'imports.options.emptyCells.keep', clear: 'imports.options.emptyCells.clear' },
  invalidCells: { refuse: 'imports.options.invalidCells.refuse', omit: 'imports.options.invalidCells.omit' },
  conflicts: { keep: 'imports.options.conflicts.keep', overwrite: 'imports.options.conflicts.overwrite' },
  unknownTags: {
    omit: 'imports.options.unknown.omit',
    refuse: 'imports.options.unknown.refuse',
    create: 'imports.options.unknown.create',
  },
  unknownEntities: {
    omit: 'imports.options.unknown.omit',
    refuse: 'imports.options.unknown.refuse',
    create: 'imports.options.unknown.create',
  },
} as const;

type ChoiceName = keyof typeof texts;
type ChoiceText = { [Name in ChoiceName]: (typeof texts)[Name][keyof (typeof texts)[Name]] }[ChoiceName];

export interface MappingChoice {
  name: ChoiceName;
  value: string;
  values: { value: string; text: ChoiceText }[];
  /** The change of the mapping that a choice is. */
  with(value: string): Partial<Mapping>;
}

/** By which fields rows find the records of a table. */
const matches: Partial<Record<ExchangeTable, readonly RecordMatch[]>> = {
  photos: ['identifier', 'inventoryNumber', 'file'],
  entities: ['identifier', 'name'],
};

/** The choices of a mapping that mean something for its table. */
export function choicesOf(mapping: Mapping): MappingChoice[] {
  const { table, unknown } = mapping;
  const known = recordMatches.filter((match) => match === mapping.match || matches[table]?.includes(match));
  const plain = (['existing', 'emptyCells', 'invalidCells', 'conflicts'] as const).map((name) =>
    choice(name, mapping[name], (value) => ({ [name]: value })),
  );
  const links =
    table === 'photos'
      ? [
          choice('unknownTags', unknown.tags, (value) => ({ unknown: { ...unknown, tags: value as 'omit' } })),
          choice('unknownEntities', unknown.entities, (value) => ({
            unknown: { ...unknown, entities: value as 'omit' },
          })),
        ]
      : [];
  const match = choice('match', mapping.match, (value) => ({ match: value as RecordMatch }));
  const found = { ...match, values: match.values.filter(({ value }) => known.some((of) => of === value)) };
  return [...(known.length > 1 ? [found] : []), ...plain, ...links];
}

const choice = (name: ChoiceName, value: string, change: MappingChoice['with']): MappingChoice => ({
  name,
  value,
  values: Object.entries<ChoiceText>(texts[name]).map(([of, text]) => ({ value: of, text })),
  with: change,
});
