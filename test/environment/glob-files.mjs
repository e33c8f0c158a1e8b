import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The content of JSON files by their paths, as Vite's eager `import.meta.glob` finds them; with `query` their addresses.
 * @param pattern `../locales/*`, a slash, and the name of the file
 */
export function globFiles(module, pattern, { query }) {
  const [above, name] = pattern.split('*/');
  const paths = readdirSync(new URL(above, module)).map((folder) => `${above}${folder}/${name}`);
  const existing = paths.filter((path) => existsSync(new URL(path, module)));
  const valueOf = (path) => (query ? `/assets/${path}` : JSON.parse(readFileSync(new URL(path, module), 'utf8')));
  return Object.fromEntries(existing.map((path) => [path, valueOf(path)]));
}
