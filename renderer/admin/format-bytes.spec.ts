import { formatBytes } from './format-bytes.js';

it.each([
  [300, 'it', '1 kB'],
  [640_200, 'it', '640 kB'],
  [18_430_000, 'it', '18,4 MB'],
  [18_430_000, 'en', '18.4 MB'],
  [18_430_000, 'de', '18,4 MB'],
  [5_000_000, 'de', '5 MB'],
  [149_600_000, 'it', '150 MB'],
] as const)('%i bytes in %s are %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace('\u00A0', ' ')).toBe(text);
});
