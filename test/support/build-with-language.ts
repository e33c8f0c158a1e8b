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
  const table = join(folder, 'backend/src/contract/languages.js');
  const before = readFileSync(table, 'utf8');
  const after = before.replace(
    /(const rows = \{[\s\S]*?)\n\};/,
    `$1\n    ${code}: { name: '${code}', untitled: '${code}', archive: { siteName: '${code}', city: '${code}' } },\n};`,
  );
  if (after === before) throw new Error(`There is no table of languages in ${table}.`);
  writeFileSync(table, after);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}
