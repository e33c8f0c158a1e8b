import { wordDifference } from './word-difference.js';

const marked = (before: string, after: string): [string, string] => {
  const found = wordDifference(before, after);
  const text = (parts: typeof found.before): string =>
    parts.map((part) => (part.isOther ? `[${part.text}]` : part.text)).join('');
  return [text(found.before), text(found.after)];
};

it.each([
  ['Il molo nel 1900', 'Il molo nel 1912', 'Il molo nel [1900]', 'Il molo nel [1912]'],
  ['Piazza Grande', 'La Piazza Grande, di sera', 'Piazza Grande', '[La ]Piazza Grande[, di sera]'],
  ['', 'Wulz', '', '[Wulz]'],
  ['Wulz', '', '[Wulz]', ''],
  ['uguale', 'uguale', 'uguale', 'uguale'],
  ['caffè', 'caffè Tommaseo', 'caffè', 'caffè[ Tommaseo]'],
])('marks what %j and %j do not have in common', (before, after, old, fresh) => {
  expect(marked(before, after)).toEqual([old, fresh]);
});

it('loses no character, also of texts that are too long to be compared by words', () => {
  const before = 'parola '.repeat(2000);
  const { before: parts } = wordDifference(before, 'altro');
  expect(parts).toEqual([{ text: before, isOther: true }]);
});
