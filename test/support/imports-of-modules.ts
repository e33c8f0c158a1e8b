import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface Imports {
  /** Loaded with the module. */
  loaded: string[];
  /** Loaded later: `import()`. */
  onDemand: string[];
}

const known = new Map<string, Imports>();

/** The modules of this repository that a source file imports; what it imports as a type does not count. */
export function importsOf(path: string): Imports {
  const imports = known.get(path) ?? readImports(path);
  known.set(path, imports);
  return imports;
}

function readImports(path: string): Imports {
  const source = readFileSync(path, 'utf8');
  const targets = (pattern: RegExp): string[] =>
    [...source.matchAll(pattern)].flatMap(([, specifier = '']) => sourceOf(resolve(dirname(path), specifier)) ?? []);
  return {
    loaded: targets(/^(?:import|export) (?!type )[^'";]*?'(\.[^']+)\.js'/gm),
    onDemand: targets(/(?<!typeof )import\('(\.[^']+)\.js'\)/g),
  };
}

const sourceOf = (path: string): string | undefined => ['.ts', '.tsx'].map((end) => path + end).find(existsSync);

/** The entries and whatever is loaded with them. */
export function loadedWith(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  // A set that grows while it is read: what was added is visited too.
  for (const path of found) for (const next of importsOf(path).loaded) found.add(next);
  return found;
}
