import type { Language } from '../languages.js';
import type { Mapping } from './mapping.js';
import { exchangeColumns } from './tables.js';

/** The language that a column of the archive is in; null where it is in none. */
const languageOf = ({ table }: Pick<Mapping, 'table'>, to: string): Language | null =>
  exchangeColumns[table].find(({ name }) => name === to)?.language ?? null;

/** The language of most of the texts that a mapping brings; of two that are as frequent, the first. Null where it brings none. */
export function textLanguageOf(mapping: Pick<Mapping, 'table' | 'rules'>): Language | null {
  const counts = new Map<Language, number>();
  for (const { to } of mapping.rules) {
    const language = languageOf(mapping, to);
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** The texts that came in one language come in another one. What has a text of that language already stays. */
export function withTextLanguage(mapping: Mapping, { from, to }: { from: Language; to: Language }): Mapping {
  const taken = new Set(mapping.rules.map((rule) => rule.to));
  const rules = mapping.rules.map((rule) => {
    if (languageOf(mapping, rule.to) !== from) return rule;
    const name = `${rule.to.slice(0, -from.length)}${to}`;
    return taken.has(name) ? rule : { ...rule, to: name };
  });
  return { ...mapping, rules };
}
