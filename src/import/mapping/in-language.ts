import type { Mapping } from '../../contract/exchange/mapping.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import type { Language } from '../../contract/languages.js';
import { guessMapping } from './guess-mapping.js';

/**
 * A mapping whose texts come in a language: those of columns that name none, as the guess with this language has them. What the mapping
 * has otherwise stays.
 * @param file its columns, and cells of its rows
 */
export function inLanguage(
  mapping: Mapping,
  { columns, samples }: { columns: string[]; samples: string[][] },
  language: Language,
): Mapping {
  const { table, collection, rules } = mapping;
  const guessed = guessMapping({ table, collection, columns, samples }, language).rules;
  const fields = new Map(
    exchangeColumns[table].flatMap(({ name, language: of }) =>
      of === null ? [] : [[name, name.slice(0, -of.length - 1)]],
    ),
  );
  const taken = new Set(rules.map(({ to }) => to));
  return {
    ...mapping,
    rules: rules.map((rule) => {
      const same = guessed.find(({ from }) => from.join('\n') === rule.from.join('\n'));
      const isOfField = same && fields.has(rule.to) && fields.get(same.to) === fields.get(rule.to);
      return isOfField && !taken.has(same.to) ? { ...rule, to: same.to } : rule;
    }),
  };
}
