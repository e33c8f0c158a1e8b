import { readFileSync } from 'node:fs';

/** The path, in the build, of the file that a module of the sources became: for tests in which it does not arrive. */
export function builtFile(source: string): string {
  const assets = JSON.parse(readFileSync('dist/web/assets.json', 'utf8')) as Record<string, { file: string }>;
  const asset = assets[source];
  if (!asset) throw new Error(`${source} has no file of its own`);
  return asset.file;
}
