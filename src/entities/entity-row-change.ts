import type { EntityAlias, EntityChange, EntityMetadata } from '../contract/entity.js';
import { invalidField } from '../contract/errors.js';
import { localizedFields } from '../contract/localized.js';
import { definedOnly } from '../platform/defined-only.js';
import { sanitizeRichText } from '../records/rich-text.js';
import type { EntityRowChange } from './entity-changes.js';

type WrittenFields = Omit<EntityChange, 'updatedAt' | 'entityTypeCode' | 'relations'>;

/** What is written about an entity, as its row has it. @throws DomainError validation_failed for years in the wrong order */
export const rowChangeOf = ({ aliases, ...fields }: WrittenFields): EntityRowChange =>
  definedOnly({
    ...fields,
    ...sanitizedDescriptions(fields),
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
  aliases.map(({ name, yearStart = null, yearEnd = null }, n) => {
    if (yearStart !== null && yearEnd !== null && yearStart > yearEnd)
      throw invalidField(`aliases.${n}.yearEnd`, 'years_reversed');
    return { name, yearStart, yearEnd };
  });
