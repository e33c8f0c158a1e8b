import { DomainError, type FieldErrorCode } from '../../contract/errors.js';
import { cautiousMapping, type Mapping, type MappingRule, type MappingStep } from '../../contract/exchange/mapping.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import { validated } from '../../platform/http/validated.js';
import { MappingDto } from './mapping.dto.js';

/**
 * A mapping that somebody has written or kept, with the cautious choices where it makes none.
 * @param columns of the file
 * @throws DomainError validation_failed, naming `rules.3.from` where the file has no such column, `rules.3.to` where the table has
 *   none, or has it twice
 */
export function checkMapping(given: unknown, columns: readonly string[]): Mapping {
  const input = typeof given === 'object' && given !== null ? given : {};
  const mapping = validated(MappingDto, { ...cautiousMapping, ...input }, 'body') as unknown as Mapping;
  const errors = mapping.rules.flatMap((rule, place) => errorsOfRule(rule, place, mapping, columns));
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  return mapping;
}

function errorsOfRule(
  { to, from, steps = [] }: MappingRule,
  place: number,
  { table, rules }: Mapping,
  columns: readonly string[],
): { field: string; code: FieldErrorCode }[] {
  const of = `rules.${place}`;
  const column = exchangeColumns[table].find(({ name }) => name === to);
  return [
    ...(column && !column.isDerived ? [] : [{ field: `${of}.to`, code: 'field_unknown' as const }]),
    ...(rules.findIndex((rule) => rule.to === to) < place ? [{ field: `${of}.to`, code: 'field_taken' as const }] : []),
    ...(from.every((name) => columns.includes(name)) ? [] : [{ field: `${of}.from`, code: 'choice_gone' as const }]),
    ...steps.flatMap((step, number) =>
      isWhole(step) ? [] : [{ field: `${of}.steps.${number}`, code: 'field_required' as const }],
    ),
  ];
}

/** Whether a step says what it needs. */
function isWhole(step: MappingStep): boolean {
  switch (step.do) {
    case 'part':
      return Boolean(step.separator) && Boolean(step.number);
    case 'split':
      return Boolean(step.separator);
    case 'replace':
      return Object.values(step.values ?? {}).every((value) => typeof value === 'string');
    case 'without':
      return Boolean(step.prefix) || Boolean(step.suffix);
    case 'coordinate':
      return step.axis === 'lat' || step.axis === 'lng';
    case 'day':
      return step.bound === 'earliest' || step.bound === 'latest';
    case 'dating':
      return Boolean(step.says);
    case 'plainText':
      return true;
  }
}
