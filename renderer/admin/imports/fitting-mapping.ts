import {
  type Mapping,
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
export function fittingMapping(given: unknown, present: Mapping, columns: readonly string[]): FittedMapping | null {
  if (!isObject(given) || !Array.isArray(given['rules']) || given['table'] !== present.table) return null;
  const written = given['rules'].filter(isRule);
  const targets = exchangeColumns[present.table].filter(({ isDerived }) => !isDerived).map(({ name }) => name);
  const rules = written.flatMap((rule): MappingRule[] => {
    const from = rule.from.filter((name) => columns.includes(name));
    const isFed = from.length > 0 || Boolean(rule.value);
    return targets.includes(rule.to) && isFed ? [{ ...rule, from }] : [];
  });
  const unknown = isObject(given['unknown']) ? given['unknown'] : {};
  const choice = <Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value =>
    values.find((known) => known === value) ?? otherwise;
  const ofUnknown = ['omit', 'refuse', 'create'] as const;
  return {
    mapping: {
      table: present.table,
      collection: present.collection,
      rules,
      match: choice(given['match'], recordMatches, present.match),
      existing: choice(given['existing'], ['change', 'fill', 'leave'], present.existing),
      emptyCells: choice(given['emptyCells'], ['keep', 'clear'], present.emptyCells),
      invalidCells: choice(given['invalidCells'], ['refuse', 'omit'], present.invalidCells),
      conflicts: choice(given['conflicts'], ['keep', 'overwrite'], present.conflicts),
      unknown: {
        tags: choice(unknown['tags'], ofUnknown, present.unknown.tags),
        entities: choice(unknown['entities'], ofUnknown, present.unknown.entities),
      },
      entityType: typeof given['entityType'] === 'string' ? given['entityType'] : null,
      keepsOthers: typeof given['keepsOthers'] === 'boolean' ? given['keepsOthers'] : present.keepsOthers,
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
