import { valueText } from './value-text.js';

const context = {
  t: ((key: string) => key) as never,
  language: 'it' as const,
  timeZone: 'Europe/Rome',
  names: [{ kind: 'tag', recordId: 3, name: 'barche', nameEn: 'boats', nameDe: null }],
  recordName: ({ name }: { name: string | null }) => name ?? '',
};

it.each([
  ['title', 'Il molo', 'Il molo'],
  ['year', 1900, '1900'],
  ['author', null, ''],
  ['proposed', false, 'form.no'],
  ['password', 'new', 'history.newPassword'],
  ['status', 'draft', 'photos.status.draft'],
  ['publishedAt', '2026-05-01T12:05:00.000Z', '01/05/2026, 14:05'],
  ['tagIds', [3, 4], 'barche\n4'],
  ['tagIds', [], ''],
  ['aliases', [{ name: 'Piazza Grande', from: 1850, to: null }], 'Piazza Grande, from: 1850'],
  ['description', '<p>Due righe &amp; <em>altro</em>.</p><p>Fine</p>', 'Due righe & altro.\nFine'],
  ['map', { lat: 45.6, lng: 13.7 }, 'lat: 45.6, lng: 13.7'],
])('writes %s %j in words', (field, value, text) => {
  expect(valueText(field, value, context)).toBe(text);
});
