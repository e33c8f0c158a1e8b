import { cautiousMapping, type Mapping } from '../../../src/contract/exchange/mapping.js';
import { fittingMapping } from './fitting-mapping.js';

const present: Mapping = {
  table: 'photos',
  collection: 'fondo',
  rules: [],
  ...cautiousMapping,
};
const columns = ['Titolo', 'Nota'];

it('a kept mapping brings the rules whose columns the file has, and its choices, but not its collection', () => {
  const kept = {
    ...present,
    collection: 'altro',
    rules: [
      { to: 'title_it', from: ['Titolo', 'Sottotitolo'] },
      { to: 'notes_it', from: ['Osservazioni'] },
      { to: 'license', from: [], value: 'CC0' },
      { to: 'no_such_field', from: ['Nota'] },
      'no rule',
    ],
    match: 'inventoryNumber',
    existing: 'no such choice',
    unknown: { tags: 'create' },
  };
  expect(fittingMapping(kept, present, columns)).toEqual({
    mapping: {
      ...present,
      rules: [
        { to: 'title_it', from: ['Titolo'] },
        { to: 'license', from: [], value: 'CC0' },
      ],
      match: 'inventoryNumber',
      unknown: { tags: 'create', entities: 'omit' },
    },
    missing: ['Sottotitolo', 'Osservazioni'],
  });
});

it.each([null, 'text', [], {}, { rules: [] }, { table: 'tags', rules: [] }])(
  '%j is no mapping of photographs',
  (kept) => {
    expect(fittingMapping(kept, present, columns)).toBeNull();
  },
);
