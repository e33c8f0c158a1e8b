import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const schemaFolder = 'docs/schema';

/**
 * The lines that differ between the files and what the migrations make: `docs/schema/photos.sql - …` is in the file alone,
 * `+` in the migrations alone.
 */
export function schemaDifferences(described: Map<string, string>, folder = schemaFolder): string[] {
  const stored = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...stored, ...described.keys()])].toSorted().flatMap((file) => {
    const path = join(folder, file);
    const before = linesOf(existsSync(path) ? readFileSync(path, 'utf8') : '');
    const now = linesOf(described.get(file) ?? '');
    if (before.join('\n') === now.join('\n')) return [];
    const changed = [
      ...without(before, now).map((line) => `${path} - ${line}`),
      ...without(now, before).map((line) => `${path} + ${line}`),
    ];
    return changed.length > 0 ? changed : [`${path} has its lines in another order, or other empty ones`];
  });
}

const linesOf = (text: string): string[] => text.split('\n');

/** The lines without those of the others, each of which takes away one. */
function without(lines: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0 && line !== '';
  });
}
