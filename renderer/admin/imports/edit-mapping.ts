import {
  type Mapping,
  type MappingRule,
  type MappingStep,
  mappingSteps,
} from '../../../src/contract/exchange/mapping.js';
import type { RowMessageCode } from '../../../src/contract/exchange/row-message.js';
import { exchangeColumns, type ExchangeTable } from '../../../src/contract/exchange/tables.js';

/** A rule with its place in the mapping. */
export interface PlacedRule {
  rule: MappingRule;
  place: number;
}

/** The rules that a column of the file feeds: mostly one; a cell with a place feeds two. */
export const rulesFrom = ({ rules }: Mapping, column: string): PlacedRule[] =>
  rules.flatMap((rule, place) => (rule.from.includes(column) ? [{ rule, place }] : []));

/** The rules without a column of the file: the same value for every row. */
export const fixedRules = ({ rules }: Mapping): PlacedRule[] =>
  rules.flatMap((rule, place) => (rule.from.length === 0 ? [{ rule, place }] : []));

export const withRule = (mapping: Mapping, place: number, rule: MappingRule): Mapping => ({
  ...mapping,
  rules: mapping.rules.map((other, number) => (number === place ? rule : other)),
});

export const withoutRule = (mapping: Mapping, place: number): Mapping => ({
  ...mapping,
  rules: mapping.rules.filter((_, number) => number !== place),
});

export const withFixedValue = (mapping: Mapping): Mapping => ({
  ...mapping,
  rules: [...mapping.rules, { to: '', from: [], value: '' }],
});

/** A rule without steps has none at all. */
export function withSteps({ steps: _, ...rule }: MappingRule, steps: MappingStep[]): MappingRule {
  return steps.length > 0 ? { ...rule, steps } : rule;
}

/**
 * A column of the file fills another column of the archive. One that is filled already gets the column besides: they are joined.
 * @param place of the rule that it feeds now; null for one more
 * @param to null where it is to feed it no longer
 */
export function withTarget(mapping: Mapping, column: string, place: number | null, to: string | null): Mapping {
  const { rules } = mapping;
  const present = place === null ? undefined : rules[place];
  if (present?.to === to) return mapping;
  const taken = rules.findIndex((rule) => rule.to === to);
  const isMoved = present !== undefined && to !== null && taken < 0 && present.from.length === 1;
  if (isMoved && place !== null) return withRule(mapping, place, withSteps({ ...present, to }, stepsFor(to, present)));
  const next = rules.flatMap((rule, number) => {
    if (number === place) {
      const from = rule.from.filter((name) => name !== column);
      return from.length > 0 || rule.value ? [{ ...rule, from }] : [];
    }
    return number === taken ? [{ ...rule, from: [...new Set([...rule.from, column])] }] : [rule];
  });
  if (to !== null && taken < 0) next.push(withSteps({ to, from: [column] }, stepsFor(to)));
  return { ...mapping, rules: next };
}

/** Steps that make what one field holds. */
const ofOneField: ReadonlySet<MappingStep['do']> = new Set(['coordinate', 'day', 'dating']);

/** What the first and the last day need is known from their names; what was set for another field is not carried along. */
function stepsFor(to: string, { steps = [] }: Partial<MappingRule> = {}): MappingStep[] {
  const kept = steps.filter((step) => !ofOneField.has(step.do));
  return to === 'earliest' || to === 'latest' ? [...kept, { do: 'day', bound: to }] : kept;
}

/** The steps that make sense for what a column of the archive holds. */
export function stepsThatFit(table: ExchangeTable, to: string): MappingStep['do'][] {
  const kind = exchangeColumns[table].find(({ name }) => name === to)?.kind;
  const needs: Partial<Record<MappingStep['do'], boolean>> = {
    split: kind === 'list',
    plainText: kind === 'text' || kind === 'longText' || kind === 'list',
    coordinate: to === 'lat' || to === 'lng',
    day: kind === 'day',
    dating: kind === 'day' || to === 'yearEstimated',
  };
  return mappingSteps.filter((name) => needs[name] ?? true);
}

/** What a mapping lacks before it can be saved: a fixed value needs a field and a text. */
export const lacksOf = (mapping: Mapping): string[] =>
  fixedRules(mapping).flatMap(({ rule, place }) => [
    ...(rule.to === '' ? [`rules.${place}.to`] : []),
    ...(rule.value ? [] : [`rules.${place}.value`]),
  ]);

/** Which columns of the archive a message may be about. */
const targets: Partial<Record<RowMessageCode, readonly string[]>> = {
  tag_unknown: ['tags'],
  entity_unknown: ['entities', 'coverOf', 'from', 'to'],
  entity_ambiguous: ['entities', 'coverOf', 'from', 'to'],
  type_unknown: ['type'],
  relation_kind_unknown: ['kind'],
  file_missing: ['file'],
  file_ambiguous: ['file'],
};

/** A value of the file that is to be read as another one. */
export interface Replacement {
  code: RowMessageCode;
  column: string;
  value: string;
  by: string;
}

/** Reads a value of a column as another one, after all its other steps. */
export function withReplacement(mapping: Mapping, { code, column, value, by }: Replacement): Mapping {
  const fed = rulesFrom(mapping, column);
  const meant = fed.filter(({ rule }) => targets[code]?.includes(rule.to));
  return (meant.length > 0 ? meant : fed).reduce((changed, { rule, place }) => {
    const steps = rule.steps ?? [];
    const last = steps.at(-1);
    const next: MappingStep[] =
      last?.do === 'replace'
        ? [...steps.slice(0, -1), { do: 'replace', values: { ...last.values, [value]: by } }]
        : [...steps, { do: 'replace', values: { [value]: by } }];
    return withRule(changed, place, { ...rule, steps: next });
  }, mapping);
}
