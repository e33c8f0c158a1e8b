import { paddedNumberOf, paddedText } from './padded-numbers.js';

const shown = (code: string, value: string): string | null => {
  const padded = paddedNumberOf(code);
  return padded && paddedText(value, padded);
};

it.each([
  ['00000', '123', '00123'],
  ['0000', '12345', '12345'],
  ['"FZ "0000', '12', 'FZ 0012'],
  ['\\F\\Z-000', '7', 'FZ-007'],
  ['"A/"000"/b"', '7', 'A/007/b'],
  ['000;-000', '7', '007'],
])('the format %s shows %s as %s', (code, value, text) => {
  expect(shown(code, value)).toBe(text);
});

it.each(['0', '0.00', '#,##0', '00.0', '0" m"', 'yyyy', '00%', '[Red]000', 'General', '', '"'.repeat(1000)])(
  'the format %.20s pads nothing',
  (code) => {
    expect(paddedNumberOf(code)).toBeNull();
  },
);

it.each(['1.5', '-7', '1E30', 'x'])('what is no whole positive number is not padded: %s', (value) => {
  expect(shown('0000', value)).toBeNull();
});
