import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';

export interface ChangedBuild {
  /** Of the build. */
  folder: string;
  remove(): void;
}

/** A copy of the build whose table of languages has one more row; its pages are those of the other languages. */
export function buildWithLanguage(code: string): ChangedBuild {
  const root = mkdtempSync(join(tmpdir(), 'veduta-language-'));
  const folder = join(root, 'dist');
  cpSync(join(packageRoot, 'dist/backend'), join(folder, 'backend'), { recursive: true });
  symlinkSync(join(packageRoot, 'dist/web'), join(folder, 'web'));
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(packageRoot, 'package.json'), join(root, 'package.json'));
  const locales = join(folder, 'backend/src/contract/locales');
  cpSync(join(locales, 'en'), join(locales, code), { recursive: true });
  addRow(join(folder, 'backend/src/contract/languages.js'), code);
  describeAnswers(root, code);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function addRow(table: string, code: string): void {
  const before = readFileSync(table, 'utf8');
  const after = before.replace(
    /(const rows = \{[\s\S]*?)\n\}/,
    `$1\n    ${code}: { name: '${code}', untitled: '${code}', archive: { siteName: '${code}', city: '${code}' } },\n}`,
  );
  if (after === before) throw new Error(`There is no table of languages in ${table}.`);
  writeFileSync(table, after);
}

/** What the build reads from types: a copy of them has the row as well. */
function describeAnswers(root: string, code: string): void {
  for (const path of ['src', 'scripts/answer-schemas', 'tsconfig.json', 'tsconfig.build.json'])
    cpSync(join(packageRoot, path), join(root, path), { recursive: true });
  addRow(join(root, 'src/contract/languages.ts'), code);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/answer-schemas/main.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
