import type { NamedRecord } from '../../../src/contract/change-set.js';
import { noText } from '../../../src/contract/localized.js';
import { valueText } from './value-text.js';

const listed = new Map([
  ['photo.status', (value: string) => `state of ${value}`],
  ['entity_relation.reverseKind', (value: string) => `reverse of ${value}`],
]);
const words = {
  field: (kind: string, field: string) => `${kind}.${field}`,
  value: (kind: string, field: string, value: string) => listed.get(`${kind}.${field}`)?.(value) ?? null,
  record: ({ name }: NamedRecord) => name ?? '',
};
const context = {
  t: ((key: string) => key) as never,
  language: 'it' as const,
  timeZone: 'Europe/Rome',
  names: [
    { kind: 'tag', recordId: 3, ...noText('name'), name: 'barche', nameEn: 'boats' },
    { kind: 'entity', recordId: 5, ...noText('name'), name: 'Molo' },
  ],
  words,
};

it.each([
  ['title', 'Il molo', 'Il molo'],
  ['year', 1900, '1900'],
  ['author', null, ''],
  ['proposed', false, 'form.no'],
  ['password', 'new', 'history.newPassword'],
  ['status', 'draft', 'state of draft'],
  ['title', 'draft', 'draft'],
  ['originalSha256', '4fc72e0b9d5a', '4fc72e0b…'],
  ['publishedAt', '2026-05-01T12:05:00.000Z', '01/05/2026, 14:05'],
  ['tagIds', [3, 4], 'barche\n4'],
  ['tagIds', [], ''],
  [
    'aliases',
    [{ yearEnd: 1919, yearStart: 1850, name: 'Piazza' }],
    'Piazza, aliases.yearStart: 1850, aliases.yearEnd: 1919',
  ],
  ['relations', [{ entityId: 5, reason: '' }], 'entity_relation.entityId: Molo'],
  [
    'relations',
    [{ entityId: 5, kind: 'designed', isReverse: true }],
    'entity_relation.entityId: Molo, entity_relation.kind: reverse of designed',
  ],
  ['description', '<p>Due righe &amp; <em>altro</em>.</p><p>Fine</p>', 'Due righe & altro.\nFine'],
  [
    'mapOverlays',
    [{ name: '1873', tiles: { url: '/t', minZoom: 3 } }],
    '1873, mapOverlays.tiles (tiles.url: /t, tiles.minZoom: 3)',
  ],
])('writes %s %j in words', (field, value, text) => {
  expect(valueText('photo', field, value, context)).toBe(text);
});
