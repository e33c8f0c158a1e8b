import { DomainError } from '../../contract/errors.js';
import { localizedFields } from '../../contract/localized.js';
import { EntityChangeDto } from '../../entities/admin/admin-entity.dto.js';
import type { EntityRowChange } from '../../entities/entity-changes.js';
import { withCompleteDates } from '../../entities/entity-dates.js';
import { rowChangeOf } from '../../entities/entity-row-change.js';
import type { EntityRow } from '../../entities/entity.row.js';
import type { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import { checkLatLngPair } from '../../records/lat-lng-pair.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { readCreatedAt } from './created-at.js';
import type { EntityDecision } from './entity-decision.js';
import { columnOf, fieldChanges } from './field-changes.js';
import { findGuides, guideColumns, type ImportedGuides } from './imported-audio.js';
import type { ImportedRecord } from './imported-records.js';
import { pendingId } from './named-records.js';
import type { Decision, ImportContext } from './record-importer.js';
import { externalIdOf } from './row-identity.js';
import { fileChange } from './three-way.js';
import { fieldMessages, propertiesOfTable, validatedFields } from './validated-fields.js';

const properties = propertiesOfTable('entities', [
  'identifier',
  'slug',
  'status',
  'type',
  'createdAt',
  ...guideColumns,
]);
const names = localizedFields('name');

/** What the row says by itself. */
export function readEntity(
  mapped: MappedRow,
  types: Map<string, EntityTypeRow>,
  { mapping, references, pictures }: ImportContext,
): EntityDecision {
  const { fields, messages } = validatedFields(EntityChangeDto, mapped, properties, mapping);
  const created = readCreatedAt(mapped);
  const named = findGuides(mapped, pictures);
  const decision: EntityDecision = {
    row: mapped.row,
    outcome: 'same',
    messages: [...mapped.messages, ...messages, ...created.messages, ...named.messages],
    mapped,
    externalId: externalIdOf(mapped, mapping.match),
    fields: {},
    type: null,
    willHaveType: false,
    present: null,
    patch: {},
    createdAt: created.createdAt,
    guides: named.guides,
    left: [],
  };
  const stated = mapped.values['type'];
  const code = typeof stated === 'string' && stated !== '' ? stated : mapping.entityType;
  decision.type = typeOf(code, types);
  decision.willHaveType = code !== null && references.willHave('entityTypes', code);
  if (typeof stated === 'string' && stated !== '' && !decision.type && !decision.willHaveType)
    decision.messages.push({
      code: 'type_unknown',
      column: mapped.sources['type'] ?? null,
      value: stated,
      refuses: true,
    });
  try {
    decision.fields = {
      ...rowChangeOf(fields ?? {}),
      ...(typeof stated === 'string' && decision.type && { entityTypeId: decision.type.id }),
    };
    checkLatLngPair(decision.fields);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    decision.messages.push(...fieldMessages(error, mapped, properties));
  }
  return decision;
}

/** By its code, or its name in any language. */
const typeOf = (written: string | null, types: Map<string, EntityTypeRow>): EntityTypeRow | null =>
  written === null
    ? null
    : (types.get(written) ??
      [...types.values()].find((type) => names.some((name) => type[name]?.toLowerCase() === written.toLowerCase())) ??
      null);

/** Decides what becomes of the row, now that its card is known. */
export function concludeEntity(
  decision: EntityDecision,
  record: ImportedRecord | null,
  { mapping, references, choices }: ImportContext,
): void {
  const { present, messages, fields, type, willHaveType, externalId, mapped } = decision;
  if (present) {
    decision.guides = withoutPresent(decision.guides, present.audio);
    const chosen = choices.get(decision.row);
    const { patch, conflicts, left } = fileChange(
      { file: { ...fields }, present: { ...present }, last: record?.imported ?? null },
      mapping,
      (name) => chosen?.get(columnOf(name, properties)),
    );
    decision.patch = patch;
    decision.left = left;
    const changes = fieldChanges({ patch, conflicts }, { present: { ...present }, file: { ...fields } }, properties);
    if (changes.length > 0) decision.recordChange = { recordId: present.id, changes };
    for (const [name, choice] of conflicts) {
      const column = mapped.sources[columnOf(name, properties)] ?? null;
      if (choice === 'archive') messages.push({ code: 'edited_since', column, refuses: false });
    }
  } else {
    if (nameOf(fields) === '') messages.push({ code: 'field_required', column: null, value: 'name', refuses: true });
    if (!type && !willHaveType)
      messages.push({ code: 'type_unknown', column: mapped.sources['type'] ?? null, refuses: true });
  }
  messages.push(...faultsOfDates(decision));
  if (messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
  else if (present)
    decision.outcome = Object.keys(decision.patch).length > 0 || decision.guides.size > 0 ? 'changed' : 'same';
  else {
    decision.outcome = 'created';
    const { slug } = mapped.values;
    references.addEntity(pendingId, {
      identifier: externalId,
      ...(typeof slug === 'string' && { slug }),
      names: namesOf(fields),
    });
  }
}

/** Only what a row says together with what the card has may contradict itself. */
function faultsOfDates({ present, patch, fields, mapped }: EntityDecision): Decision['messages'] {
  try {
    withCompleteDates(present ? patch : fields, present ?? {});
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return fieldMessages(error, mapped, properties);
  }
}

/** The guides of languages in which the card has none. */
export const withoutPresent = (guides: ImportedGuides, audio: EntityRow['audio'] = {}): ImportedGuides =>
  new Map([...guides].filter(([language]) => !audio[language]));

/** As the row has them, before they are checked. */
export const statedNames = ({ values }: MappedRow): EntityRowChange =>
  Object.fromEntries(
    [...properties].filter(([, property]) => isName(property)).map(([column, property]) => [property, values[column]]),
  );

const isName = (property: string): boolean => names.some((name) => name === property);

export const namesOf = (fields: EntityRowChange): string[] =>
  names.map((name) => fields[name]).filter((name) => typeof name === 'string');

/** In the base language, or else in the first one that there is. */
export const nameOf = (fields: EntityRowChange): string => namesOf(fields)[0] ?? '';
