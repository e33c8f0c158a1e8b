import type { EntityAlias, EntityChange, EntityMetadata } from '../contract/entity.js';
import { yearsOfDate } from '../contract/dates/years-of-date.js';
import { invalidField } from '../contract/errors.js';
import { localizedFields } from '../contract/localized.js';
import { readWritten } from '../dates/read-in-any-language.js';
import { definedOnly } from '../platform/defined-only.js';
import { sanitizeRichText } from '../records/rich-text.js';
import type { EntityRowChange } from './entity-changes.js';
import { writtenDaysOfEntity } from './entity-dates.js';

type WrittenFields = Omit<EntityChange, 'updatedAt' | 'entityTypeCode' | 'relations'>;

/** What is written about an entity, as its row has it. @throws DomainError validation_failed for years in the wrong order */
export const rowChangeOf = ({ aliases, ...fields }: WrittenFields): EntityRowChange =>
  definedOnly({
    ...fields,
    ...sanitizedDescriptions(fields),
    ...writtenDaysOfEntity(fields),
    ...(aliases && { aliases: checkedAliases(aliases) }),
  });

/** Descriptions without scripts and other unsafe markup; null when nothing is left. */
const sanitizedDescriptions = (change: EntityChange): Partial<EntityMetadata> =>
  Object.fromEntries(
    localizedFields('description')
      .filter((field) => change[field] !== undefined)
      .map((field) => [field, sanitizeRichText(change[field] ?? '') || null]),
  );

/** As they are stored. @throws DomainError validation_failed for years in the wrong order */
const checkedAliases = (aliases: NonNullable<EntityChange['aliases']>): EntityAlias[] =>
  aliases.map(({ name, dateText, yearStart = null, yearEnd = null }, n) => {
    const read = dateText && yearStart === null && yearEnd === null ? yearsOfName(dateText) : null;
    if (yearStart !== null && yearEnd !== null && yearStart > yearEnd)
      throw invalidField(`aliases.${n}.yearEnd`, 'years_reversed');
    return { name, ...(dateText && { dateText }), ...(read ?? { yearStart, yearEnd }) };
  });

/** The first and the last year that the words may mean; null where they are not understood. */
function yearsOfName(dateText: string): Pick<EntityAlias, 'yearStart' | 'yearEnd'> | null {
  const years = yearsOfDate(readWritten(dateText));
  return years && { yearStart: years.yearStart ?? years.year, yearEnd: years.yearEnd ?? years.year };
}
