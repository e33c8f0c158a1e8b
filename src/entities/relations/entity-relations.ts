import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminEntityDetail, EntityChange, RelatedEntity } from '../../contract/entity.js';
import { DomainError, type FieldErrorCode } from '../../contract/errors.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { localizedColumns, localizedProperties, selectLocalized } from '../../platform/database/localized-columns.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { EntityRow } from '../entity.row.js';

type Relations = RelatedEntity[];

/** The entities that an entity is related to. A relation belongs to both, and either of them can change it. */
@Injectable()
export class EntityRelations {
  constructor(
    private readonly recorder: ChangeRecorder,
    partOwners: PartOwners,
  ) {
    partOwners.register('entity', 'relations', {
      findLocked: async (id, _, tx) => {
        const entity = await tx.findOne(EntityRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
        return entity && { relations: await this.find(id, tx) };
      },
      isUntouched: ({ relations = [] }, change) => isUntouched(relations, change),
      revert: async ({ recordId, ...change }, actor, tx) =>
        this.replace(recordId, takenBack(await this.find(recordId, tx), change), actor, tx),
    });
  }

  /** Those related first, first. */
  async find(entityId: number, manager: EntityManager): Promise<Relations> {
    return (await this.findMany([entityId], manager)).get(entityId)!;
  }

  /** `find` of several entities: one statement. */
  async findMany(entityIds: readonly number[], manager: EntityManager): Promise<Map<number, Relations>> {
    const found = new Map(entityIds.map((id): [number, Relations] => [id, []]));
    const relations = await manager.query<(RelatedEntity & { ownId: number })[]>(
      `select own.id as "ownId", ${columnsOf('own.id')}
       from unnest($1::integer[]) as own (id) cross join lateral ${fromBothEndsOf('own.id')} order by r.id`,
      [[...found.keys()]],
    );
    // As the history has them, where relations had no direction once.
    for (const { ownId, isReverse, ...relation } of relations)
      found.get(ownId)!.push(isReverse ? { ...relation, isReverse } : relation);
    return found;
  }

  /** The same with the names of the other entities. */
  findNamed(entityId: number, manager: EntityManager): Promise<AdminEntityDetail['relations']> {
    return manager.query<AdminEntityDetail['relations']>(
      `select ${columnsOf('$1')}, ${selectLocalized('e.name')}
       from ${fromBothEndsOf('$1')} join entities e on e.id = ${otherEndOf('$1')} order by r.id`,
      [entityId],
    );
  }

  /**
   * Sets the related entities of a locked entity; does nothing when none differs. The others change too, so that an edit
   * of one of them that does not know the new relation is refused.
   * @throws DomainError validation_failed for an unknown entity, the entity itself, or one that is named twice, and for an
   *   unknown kind
   */
  async replace(
    entityId: number,
    wanted: NonNullable<EntityChange['relations']>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await check(
      wanted.map((relation) => ({ fromId: entityId, ...relation })),
      tx,
    );
    const before = await this.find(entityId, tx);
    await tx.query(
      `delete from entity_relations r where $1 in (from_entity_id, to_entity_id) and not (${otherEndOf('$1')} = any($2))`,
      [entityId, wanted.map((relation) => relation.entityId)],
    );
    await tx.query(
      `insert into entity_relations (${relationColumns})
       select ${bothEnds('"entityId"')}, kind, ${reasons.join(', ')} from ${relationsOfParameter}
       ${onRelatedAlready}`,
      [entityId, JSON.stringify(wanted)],
    );
    const after = await this.find(entityId, tx);
    const changed = changedEnds(before, after);
    if (changed.length === 0) return;
    await this.recorder.changed(
      'entity.relations',
      { id: entityId, before: { relations: before }, after: { relations: after } },
      actor,
      tx,
    );
    await this.recorder.touched('entity', changed, ['relations'], tx);
  }

  /**
   * Relates pairs of entities, of which none is there twice; a pair that is related already gets this relation. A few statements,
   * however many they are.
   * @param related from the first entity of each, whose change it is, in the order in which they are stored
   * @throws DomainError validation_failed for an unknown entity or one related to itself, and for an unknown kind
   */
  async relate(related: readonly NewRelation[], actor: Actor, tx: EntityManager): Promise<void> {
    if (related.length === 0) return;
    const ids = [...new Set(related.flatMap(({ fromId, entityId }) => [fromId, entityId]))];
    await tx.query('select from entities where id = any($1) order by id for update', [ids]);
    await check(related, tx);
    const before = await this.findMany(ids, tx);
    await tx.query(
      `insert into entity_relations (${relationColumns})
       select "fromId", "entityId", kind, ${reasons.join(', ')}
       from jsonb_to_recordset($1) as relation ("fromId" integer, place integer, ${relationFields}) order by place
       ${onRelatedAlready}`,
      [JSON.stringify(related.map((relation, place) => ({ ...relation, place })))],
    );
    const changes = changesOf(related, before, await this.findMany(ids, tx));
    await this.recorder.changed('entity.relations', changes, actor, tx);
    const others = ids.filter((id) => !changes.some((change) => change.id === id));
    await this.recorder.touched('entity', others, ['relations'], tx);
  }

  /** Of an entity that is restored: to those that exist, and of the kinds that exist. */
  async restore(entityId: number, relations: RelatedEntity[], tx: EntityManager): Promise<void> {
    await tx.query(
      `insert into entity_relations (${relationColumns})
       select ${bothEnds('e.id')}, relation.kind, ${reasons.join(', ')} from ${relationsOfParameter}
       join entities e on e.id = "entityId" join relation_kinds k on k.code = relation.kind`,
      [entityId, JSON.stringify(relations)],
    );
  }
}

/** A relation from an entity to another, of whose pair there is no second one. */
export type NewRelation = { fromId: number } & Omit<RelatedEntity, 'isReverse'>;

/** SQL of what is seen from the entity `own`. */
const otherEndOf = (own: string): string =>
  `case when r.from_entity_id = ${own} then r.to_entity_id else r.from_entity_id end`;
const fromBothEndsOf = (own: string): string =>
  `(select * from entity_relations where from_entity_id = ${own} union all select * from entity_relations where to_entity_id = ${own}) r`;
/** The order of the ends means nothing where a kind reads the same from both. */
const isReverseOf = (own: string): string =>
  `(r.to_entity_id = ${own} and exists (select from relation_kinds k where k.code = r.kind and k.reverse_name is not null))`;
const columnsOf = (own: string): string =>
  `${otherEndOf(own)} as "entityId", r.kind, ${isReverseOf(own)} as "isReverse", ${selectLocalized('r.reason')}`;
const reasons = localizedProperties('reason');
const changeableColumns = ['from_entity_id', 'to_entity_id', 'kind', ...localizedColumns('reason')];
const relationColumns = changeableColumns.join(', ');
/** Two entities have one relation. */
const onRelatedAlready = `on conflict (least(from_entity_id, to_entity_id), greatest(from_entity_id, to_entity_id)) do update
  set ${changeableColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
/** The fields of a relation in JSON. */
const relationFields = `"entityId" integer, kind text, "isReverse" boolean, ${reasons.map((reason) => `${reason} text`).join(', ')}`;
/** The first and the second entity of a relation of the parameter, between `$1` and the other one. */
const bothEnds = (other: string): string =>
  `case when "isReverse" then ${other} else $1 end, case when "isReverse" then $1 else ${other} end`;
/** The relations of the parameter `$2`, JSON. */
const relationsOfParameter = `jsonb_to_recordset($2) as relation (${relationFields})`;

async function check(
  wanted: readonly { fromId: number; entityId: number; kind: string }[],
  tx: EntityManager,
): Promise<void> {
  const ids = wanted.map((relation) => relation.entityId);
  const found = await tx.query<{ id: number }[]>('select id from entities where id = any($1)', [ids]);
  const known = new Set(found.map(({ id }) => id));
  const pairs = wanted.map(pairOf);
  // A deletion of a kind waits until the relation is there.
  const kinds = await tx.query<{ code: string }[]>(
    'select code from relation_kinds where code = any($1) for key share',
    [wanted.map(({ kind }) => kind)],
  );
  const knownKinds = new Set(kinds.map(({ code }) => code));
  const errors: { field: string; code: FieldErrorCode }[] = wanted.flatMap(({ fromId, entityId: id }, n) => {
    const isKnown = known.has(id) || id === fromId;
    if (isKnown && id !== fromId && pairs.indexOf(pairs[n]!) === n) return [];
    const code = isKnown ? ('field_invalid' as const) : ('choice_gone' as const);
    return [{ field: `relations.${n}.entityId`, code }];
  });
  for (const [n, { kind }] of wanted.entries())
    if (!knownKinds.has(kind)) errors.push({ field: `relations.${n}.kind`, code: 'choice_gone' });
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

/** Whichever of the two is the first. */
export const pairOf = ({ fromId, entityId }: { fromId: number; entityId: number }): string =>
  [fromId, entityId].toSorted((one, other) => one - other).join(' ');

/** What each entity has changed of its relations, one after another, as if each had done so by itself. */
function changesOf(
  related: readonly NewRelation[],
  before: ReadonlyMap<number, Relations>,
  after: ReadonlyMap<number, Relations>,
): (RelationsChange & { id: number })[] {
  const pending = new Set(related.map(pairOf));
  const stateOf = (id: number): { relations: Relations } => {
    const isPending = ({ entityId }: RelatedEntity): boolean => pending.has(pairOf({ fromId: id, entityId }));
    const made = after.get(id)!.filter((relation) => !isPending(relation));
    return { relations: [...before.get(id)!.filter(isPending), ...made] };
  };
  return [...new Set(related.map(({ fromId }) => fromId))].map((id) => {
    const own = { id, before: stateOf(id) };
    for (const relation of related) if (relation.fromId === id) pending.delete(pairOf(relation));
    return { ...own, after: stateOf(id) };
  });
}

/** What a change of one entity made of its relations. Those that the other entity has made or taken back since are none of it. */
interface RelationsChange {
  before: { relations: Relations };
  after: { relations: Relations };
}

const isWritten = (one: RelatedEntity, other: RelatedEntity): boolean =>
  isDeepStrictEqual(withoutNulls(one), withoutNulls(other));

/** Texts in a language that was added since are null. */
const withoutNulls = (relation: RelatedEntity): object =>
  Object.fromEntries(Object.entries(relation).filter(([, value]) => value !== null));

/** The relations of one state that the other has not, or has otherwise. */
const ofOnly = (one: Relations, other: Relations): Relations =>
  one.filter((relation) => !other.some((same) => isWritten(same, relation)));

/** Whether none of the relations that the change wrote is another one now, and none that it took away is there again. */
function isUntouched(now: Relations, { before, after }: RelationsChange): boolean {
  const written = ofOnly(after.relations, before.relations);
  const removed = ofOnly(before.relations, after.relations);
  return now.every((relation) => {
    const { entityId } = relation;
    const own = written.find((each) => each.entityId === entityId);
    return own ? isWritten(own, relation) : !removed.some((each) => each.entityId === entityId);
  });
}

function takenBack(now: Relations, { before, after }: RelationsChange): Relations {
  const written = new Set(ofOnly(after.relations, before.relations).map(({ entityId }) => entityId));
  return [...now.filter(({ entityId }) => !written.has(entityId)), ...ofOnly(before.relations, after.relations)];
}

/** The entities whose relation was added, removed or changed. */
function changedEnds(before: Relations, after: Relations): number[] {
  const same = (one: RelatedEntity, all: Relations): boolean => all.some((other) => isDeepStrictEqual(one, other));
  const changed = [...before.filter((one) => !same(one, after)), ...after.filter((one) => !same(one, before))];
  return [...new Set(changed.map(({ entityId }) => entityId))];
}
