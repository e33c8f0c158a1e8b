import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfIccdPath, type IccdField, iccdFields, isIccdExport } from '../../contract/exchange/iccd.js';
import { packageRoot } from '../../platform/package-root.js';

const fields: readonly IccdField[] = iccdFields;
const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('has each code of the Italian catalogue once', () => {
  const codes = fields.map(({ path }) => codeOfIccdPath(path));
  expect(new Set(codes).size).toBe(codes.length);
});

it('is described, field by field, in docs/iccd.md', () => {
  const described = readFileSync(join(packageRoot, 'docs/iccd.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells);
  expect(described).toEqual(
    fields.map(({ path, label, column, doc }) => [`\`${path}\``, label, column === null ? '' : `\`${column}\``, doc]),
  );
});

it('takes only a file with all of its columns for an export', () => {
  const columns = fields.map(({ path }) => path);
  expect(isIccdExport([...columns, 'CD/NCT/NCTN'])).toBe(true);
  expect(isIccdExport(columns.slice(1))).toBe(false);
});
