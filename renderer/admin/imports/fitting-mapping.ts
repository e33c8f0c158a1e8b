import {
  type Mapping,
  mappingChoices,
  type MappingRule,
  type MappingStep,
  mappingSteps,
  recordMatches,
} from '../../../src/contract/exchange/mapping.js';
import { exchangeColumns } from '../../../src/contract/exchange/tables.js';

export interface FittedMapping {
  mapping: Mapping;
  /** Columns that the mapping names and the file does not have. */
  missing: string[];
}

/**
 * What fits of a mapping that was kept as a file: the rules whose columns the file has, and its choices. The collection stays, or
 * the rows might change the records of another one.
 * @returns null where it is no mapping of such a table
 */
export function fittingMapping(kept: unknown, present: Mapping, columns: readonly string[]): FittedMapping | null {
  if (!isObject(kept) || !Array.isArray(kept['rules']) || kept['table'] !== present.table) return null;
  const written = kept['rules'].filter(isRule);
  const targets = exchangeColumns[present.table].filter(({ isDerived }) => !isDerived).map(({ name }) => name);
  const rules = written.flatMap((rule): MappingRule[] => {
    const from = rule.from.filter((name) => columns.includes(name));
    const isFed = from.length > 0 || Boolean(rule.value);
    return targets.includes(rule.to) && isFed ? [{ ...rule, from }] : [];
  });
  const unknown = isObject(kept['unknown']) ? kept['unknown'] : {};
  const choice = <Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value =>
    values.find((known) => known === value) ?? otherwise;
  return {
    mapping: {
      table: present.table,
      collection: present.collection,
      rules,
      match: choice(kept['match'], recordMatches, present.match),
      existing: choice(kept['existing'], mappingChoices.existing, present.existing),
      emptyCells: choice(kept['emptyCells'], mappingChoices.emptyCells, present.emptyCells),
      invalidCells: choice(kept['invalidCells'], mappingChoices.invalidCells, present.invalidCells),
      conflicts: choice(kept['conflicts'], mappingChoices.conflicts, present.conflicts),
      unknown: {
        tags: choice(unknown['tags'], mappingChoices.unknown, present.unknown.tags),
        entities: choice(unknown['entities'], mappingChoices.unknown, present.unknown.entities),
      },
      entityType: typeof kept['entityType'] === 'string' ? kept['entityType'] : null,
      keepsOthers: typeof kept['keepsOthers'] === 'boolean' ? kept['keepsOthers'] : present.keepsOthers,
    },
    missing: [...new Set(written.flatMap(({ from }) => from))].filter((name) => !columns.includes(name)),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRule = (value: unknown): value is MappingRule =>
  isObject(value) &&
  typeof value['to'] === 'string' &&
  Array.isArray(value['from']) &&
  value['from'].every((name) => typeof name === 'string') &&
  (value['steps'] === undefined || (Array.isArray(value['steps']) && value['steps'].every(isStep)));

/** The server says what a step lacks. */
const isStep = (value: unknown): value is MappingStep =>
  isObject(value) &&
  mappingSteps.some((name) => name === value['do']) &&
  (value['do'] !== 'replace' || isObject(value['values']));
