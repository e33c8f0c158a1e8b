import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

const read = (file: string): Promise<string> => readFile(join(packageRoot, file), 'utf8');

it.each([
  ['docs/configuration.md', /`([A-Z0-9_]{4,})`/g],
  ['.env.example', /^([A-Z0-9_]+)=/gm],
])('%s names every variable that the configuration reads', async (file, pattern) => {
  const source = await read('src/platform/config/read-config.ts');
  const isRead = [...source.matchAll(/read\.\w+\('([A-Z0-9_]+)'/g)].map(([, name]) => name);
  const named = new Set([...(await read(file)).matchAll(pattern)].map(([, name]) => name));
  expect(isRead.length).toBeGreaterThan(15);
  expect(isRead.filter((name) => !named.has(name))).toEqual([]);
});
