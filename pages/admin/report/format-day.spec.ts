import { formatDay, formatMonth } from './format-day.js';

it('writes days and months as the language does', () => {
  expect([formatDay('2026-01-31', 'it'), formatDay('2026-01-31', 'de')]).toEqual(['31/01/2026', '31.01.2026']);
  expect((['it', 'en', 'de'] as const).map((language) => formatMonth('2026-03', language))).toEqual([
    'marzo 2026',
    'March 2026',
    'März 2026',
  ]);
});
