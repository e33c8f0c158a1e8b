import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { findJsonError } from './find-json-error.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-json-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function errorIn(text: string) {
  const path = join(folder, 'a.json');
  await writeFile(path, text);
  return findJsonError(path, 'utf-8');
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place at which a file is no JSON', () => {
  it.each([
    ['a comma too many', '[{"a":1},\n {"b": 2,,}]', { line: 2, column: 10 }],
    ['a comma before the end', '[{"a":1},\n]', { line: 2, column: 1 }],
    ['a comma that is missing', '[{"a":1},\n{"b":"x" "c":1}]', { line: 2, column: 10 }],
    ['a word that is none', '[{"a":1},\n{"b":tru}]', { line: 2, column: 6 }],
    ['a number that is none', '[{"a":01}]', { line: 1, column: 8 }],
    ['a word without quotation marks', '[{a:1}]', { line: 1, column: 3 }],
    ['an escape that is none', '[{"è":"\\x"}]', { line: 1, column: 8 }],
    ['a line that ends within a string', '[{"a":"b\nc"}]', { line: 1, column: 9 }],
    ['a bracket of the other kind', '[{"a":1]', { line: 1, column: 8 }],
    ['something behind the end', '[{"a":1}]\n\nx', { line: 3, column: 1 }],
    ['the end of the file', '[{"a":1},\n{"a"', { line: 2, column: 5 }],
  ])('is that of %s', async (_, text, place) => {
    expect(await errorIn(text)).toEqual(place);
  });

  it('is found exactly where a file is none', async () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '[', '1', '\n', 'e', '\\'))
      .map(
        ([text, place, put]) =>
          text.slice(0, place % (text.length + 1)) + put + text.slice((place % (text.length + 1)) + 1),
      );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), broken), async (text) => {
        expect(Object.keys(await errorIn(text))).toEqual(isJson(text) ? [] : ['line', 'column']);
      }),
      { numRuns: 500 },
    );
  });
});
