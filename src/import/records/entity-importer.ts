import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { numberElsewhere, ownRecordId } from '../../contract/exchange/tables.js';
import { localizedFields } from '../../contract/localized.js';
import { EntityChanges, type EntityRowChange } from '../../entities/entity-changes.js';
import { EntityLifecycle } from '../../entities/entity-lifecycle.js';
import { EntityRow } from '../../entities/entity.row.js';
import { EntityChangeDto } from '../../entities/admin/admin-entity.dto.js';
import { withCompleteDates } from '../../entities/entity-dates.js';
import { rowChangeOf } from '../../entities/entity-row-change.js';
import { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import type { Actor } from '../../history/actor.js';
import { findByIds } from '../../platform/database/find-by-ids.js';
import { keepNumbers } from '../../records/kept-numbers.js';
import { checkLatLngPair } from '../../records/lat-lng-pair.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { readCreatedAt } from './created-at.js';
import { columnOf, fieldChanges } from './field-changes.js';
import { findGuides, guideColumns, ImportedAudio, type ImportedGuides, type ReceivedGuides } from './imported-audio.js';
import { type ImportedRecord, ImportedRecords } from './imported-records.js';
import type { Decision, ImportContext, Prepared, PreparedContext, RecordImporter } from './record-importer.js';
import { pendingId } from './named-records.js';
import { roundsOf } from './rounds-of.js';
import { newStatus } from './new-status.js';
import { externalIdOf, repeatedIdentity } from './row-identity.js';
import { fileChange, withoutLeft } from './three-way.js';
import { fieldMessages, propertiesOfTable, validatedFields } from './validated-fields.js';

interface EntityDecision extends Decision {
  mapped: MappedRow;
  externalId: string;
  fields: EntityRowChange;
  type: EntityTypeRow | null;
  /** The file brings the type: a dry run does not have it yet. */
  willHaveType: boolean;
  present: EntityRow | null;
  /** The audio guides that the card gets. */
  guides: ImportedGuides;
  patch: EntityRowChange;
  /** When it came into the archive that it is from, where the row says it. */
  createdAt: Date | null;
  /** Fields of the row that the card does not get. */
  left: string[];
}

const properties = propertiesOfTable('entities', [
  'identifier',
  'slug',
  'status',
  'type',
  'createdAt',
  ...guideColumns,
]);
const names = localizedFields('name');

/** Imports record cards. New ones are drafts, unless the import publishes and the file does not say otherwise. */
@Injectable()
export class EntityImporter implements RecordImporter<EntityDecision> {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly lifecycle: EntityLifecycle,
    private readonly changes: EntityChanges,
    private readonly audio: ImportedAudio,
  ) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<EntityDecision[]> {
    const types = new Map((await manager.find(EntityTypeRow)).map((type) => [type.code, type]));
    const decisions = rows.map((row) => read(row, types, context));
    const { known, ids } = await this.findKnown(decisions, context, manager);
    for (const { externalId, mapped, messages } of decisions) {
      const repeated = repeatedIdentity(externalId, mapped, context, known.get(externalId) ?? null);
      if (repeated) messages.push(repeated);
    }
    const present = await findByIds(EntityRow, [...ids.values()], manager);
    for (const decision of decisions) {
      decision.present = present.get(ids.get(decision.mapped) ?? 0) ?? null;
      conclude(decision, known.get(decision.externalId) ?? null, context);
    }
    return decisions;
  }

  async prepare(rows: MappedRow[], context: PreparedContext, manager: EntityManager): Promise<ReceivedGuides> {
    const guided = rows.flatMap((mapped) => {
      const { guides } = findGuides(mapped, context.pictures);
      return guides.size > 0 ? [{ row: mapped.row, mapped, guides }] : [];
    });
    if (guided.length === 0) return this.audio.receive([]);
    const identified = guided.map(({ mapped }) => ({
      mapped,
      externalId: externalIdOf(mapped, context.mapping.match),
      fields: statedNames(mapped),
    }));
    const { ids } = await this.findKnown(identified, context, manager);
    const present = await manager.query<{ id: number; audio: EntityRow['audio'] }[]>(
      'select id, audio from entities where id = any($1)',
      [[...ids.values()]],
    );
    const audio = new Map(present.map((entity) => [entity.id, entity.audio]));
    return this.audio.receive(
      guided.map((each) => ({ ...each, guides: withoutPresent(each.guides, audio.get(ids.get(each.mapped) ?? 0)) })),
    );
  }

  /** What the collection has brought, by identifier, and the numbers of the cards that the rows are about, there or not. */
  private async findKnown(
    identified: readonly Pick<EntityDecision, 'mapped' | 'externalId' | 'fields'>[],
    { mapping, archiveId, references }: PreparedContext,
    manager: EntityManager,
  ): Promise<{ known: Map<string, ImportedRecord>; ids: Map<MappedRow, number> }> {
    const areMatched = mapping.match === 'name';
    if (areMatched) await references.lookUp({ entities: identified.map(({ fields }) => nameOf(fields)) }, manager);
    const externalIds = identified.map(({ externalId }) => externalId);
    const known = await this.imported.find(mapping.collection, 'entity', externalIds, manager);
    const ids = new Map<MappedRow, number>();
    for (const { mapped, externalId, fields } of identified) {
      const own = ownRecordId(externalId, archiveId, 'entity') ?? known.get(externalId)?.recordId;
      const id = own ?? (areMatched ? references.entity(nameOf(fields)) : null);
      if (typeof id === 'number' && id !== pendingId) ids.set(mapped, id);
    }
    return { known, ids };
  }

  async write(
    decided: EntityDecision[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
    prepared: Prepared | null,
  ): Promise<void> {
    const received = prepared as ReceivedGuides | null;
    for (const { row, messages } of decided) messages.push(...(received?.messagesOf(row) ?? []));
    const changed = decided.filter(({ outcome }) => outcome === 'changed');
    for (const round of roundsOf(changed)) await this.change(round, received, actor, tx);
    const made = await this.create(
      decided.filter(({ outcome }) => outcome === 'created'),
      context,
      received,
      actor,
      tx,
    );
    const saved: Parameters<ImportedRecords['save']>[1] = [];
    for (const decision of decided) {
      if (decision.outcome === 'refused') continue;
      const id = decision.present?.id ?? made.get(decision)!;
      const { externalId, row, mapped } = decision;
      saved.push({
        externalId,
        recordId: id,
        row,
        imported: withoutLeft({ ...decision.fields }, decision.left),
        others: mapped.others,
      });
    }
    const { mapping, importId } = context;
    await this.imported.save({ collection: mapping.collection, kind: 'entity', importId }, saved, tx);
  }

  /** Rows of different cards. @throws DomainError entity_not_found when one was deleted since the decision */
  private async change(
    decided: readonly EntityDecision[],
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const entities = await this.changes.findManyLocked(
      decided.map(({ present }) => present!.id),
      tx,
    );
    if (decided.some(({ present }) => !entities.has(present!.id))) throw new DomainError('entity_not_found');
    const addresses = await this.audio.store(
      decided.map(({ row }) => row),
      received,
      tx,
    );
    const changes = decided.map(({ row, present, patch }) => ({
      entity: entities.get(present!.id)!,
      patch: { ...patch, ...addresses.get(row) },
    }));
    await this.changes.changeMany(changes, actor, tx);
  }

  /** Resolves with the ids of the cards that are made, by their rows. */
  private async create(
    decided: readonly EntityDecision[],
    { references, publishes, keepsNumbers }: ImportContext,
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<Map<EntityDecision, number>> {
    const stated = decided.map(({ externalId }) => (keepsNumbers ? numberElsewhere(externalId, 'entity') : null));
    const numbers = await keepNumbers('entity', stated, tx);
    const created = decided.map(({ fields, type, mapped, createdAt }, place) => {
      const { slug, status } = mapped.values;
      return {
        id: numbers[place] ?? null,
        name: nameOf(fields),
        type: type!,
        fields,
        createdAt,
        status: newStatus(status, publishes),
        ...(typeof slug === 'string' && { wantedSlug: slug }),
      };
    });
    const ids = await this.lifecycle.createMany(created, actor, tx);
    const made = new Map(decided.map((decision, place) => [decision, ids[place]!]));
    for (const [{ externalId, fields }, id] of made)
      references.addEntity(id, { identifier: externalId, names: namesOf(fields) });
    await this.addGuides(made, received, actor, tx);
    return made;
  }

  /** Guides are changes of their own: what follows from them is taken back with them. */
  private async addGuides(
    made: ReadonlyMap<EntityDecision, number>,
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const guided = [...made].filter(([{ row }]) => (received?.of(row).size ?? 0) > 0);
    if (guided.length === 0) return;
    const entities = await this.changes.findManyLocked(
      guided.map(([, id]) => id),
      tx,
    );
    const addresses = await this.audio.store(
      guided.map(([{ row }]) => row),
      received,
      tx,
    );
    const changes = guided.map(([{ row }, id]) => ({ entity: entities.get(id)!, patch: addresses.get(row)! }));
    await this.changes.changeMany(changes, actor, tx);
  }
}

function read(
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

function conclude(
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
const withoutPresent = (guides: ImportedGuides, audio: EntityRow['audio'] = {}): ImportedGuides =>
  new Map([...guides].filter(([language]) => !audio[language]));

/** As the row has them, before they are checked. */
const statedNames = ({ values }: MappedRow): EntityRowChange =>
  Object.fromEntries(
    [...properties].filter(([, property]) => isName(property)).map(([column, property]) => [property, values[column]]),
  );

const isName = (property: string): boolean => names.some((name) => name === property);

const namesOf = (fields: EntityRowChange): string[] =>
  names.map((name) => fields[name]).filter((name) => typeof name === 'string');

/** In the base language, or else in the first one that there is. */
const nameOf = (fields: EntityRowChange): string => namesOf(fields)[0] ?? '';
