import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import type { ChangeAction, RecordedChange, RecordedParts, RecordKind } from '../history/recorded-parts.js';
import { type CauseOf, type PublicChange, PublicChanges, type PublicKind } from './public-changes.js';
import { publicEntity } from './public-entity.js';

/** A part of the history with its kind of record, such as `photo.links`. */
export type PartName = { [Kind in RecordKind]: `${Kind}.${keyof RecordedParts[Kind] & string}` }[RecordKind];

type KindOf<Name extends PartName> = Name extends `${infer Kind extends RecordKind}.${string}` ? Kind : never;
type StateOf<Name extends PartName> = Name extends `${infer Kind extends RecordKind}.${infer Part}`
  ? Part extends keyof RecordedParts[Kind]
    ? RecordedParts[Kind][Part]
    : never
  : never;

/** A part of one record before and after a change; what is left out is not kept. */
export interface PartStates<Name extends PartName> {
  id: number;
  before?: StateOf<Name> | null;
  after?: StateOf<Name> | null;
}
type Parts<Name extends PartName> = PartStates<Name> | PartStates<Name>[];

/** Tables whose rows have `updated_at`, and which of these rows the public sees. */
const editedTables = {
  photo: { table: 'photos', isPublic: `status = 'published'` },
  entity: { table: 'entities', isPublic: publicEntity('entities') },
} as const;
type EditedKind = keyof typeof editedTables;

/** What a change of a part brings, besides its entry in the history. */
interface Effect<Kind> {
  /** The cause that is published. */
  cause: Kind extends PublicKind ? CauseOf<Kind> : never;
  /** Its values are in other tables than its record's, whose `updated_at` must be set by hand. */
  isInOtherTables?: Kind extends EditedKind ? true : never;
}

/**
 * Parts that the public sees. Not the status of a photo, of which only its owner knows what the public sees, nor what
 * `RecordWriter` writes.
 */
const effects: { [Name in PartName]?: Effect<KindOf<Name>> } = {
  'photo.links': { cause: 'links', isInOtherTables: true },
  'photo.annotations': { cause: 'annotations', isInOtherTables: true },
  'entity.record': { cause: 'published' },
  'entity.relations': { cause: 'relations', isInOtherTables: true },
  'entity.photos': { cause: 'photos', isInOtherTables: true },
  'entity_type.fields': { cause: 'metadata' },
  // What lists the types changes, but nothing about its entities.
  'entity_type.order': { cause: 'published' },
  'entity_type.existence': { cause: 'published' },
  'fonds.metadata': { cause: 'metadata' },
  'fonds.existence': { cause: 'published' },
  'tag.names': { cause: 'metadata' },
  'tag.existence': { cause: 'published' },
  'default_cover.image': { cause: 'renditions' },
  'default_cover.original': { cause: 'renditions' },
  'default_cover.order': { cause: 'metadata' },
  'default_cover.existence': { cause: 'metadata' },
  'settings.values': { cause: 'metadata' },
};

/**
 * Records what has changed, for everything that is not columns of a photo or an entity (these have `RecordWriter`): the
 * entry in the history, the `updated_at` of the record, and the public change. Whoever changes a record writes its values and
 * calls this in the same transaction:
 *
 *     await this.recorder.changed('entity.photos', { id, before: { photoOrder }, after: { photoOrder: ids } }, actor, tx);
 */
@Injectable()
export class ChangeRecorder {
  constructor(
    private readonly history: History,
    private readonly publicChanges: PublicChanges,
  ) {}

  /** @param parts of one record, or of several: a few statements, however many they are */
  async changed<Name extends PartName>(name: Name, parts: Parts<Name>, actor: Actor, tx: EntityManager): Promise<void> {
    await this.record(name, 'changed', parts, actor, tx);
  }

  /** A change that is known as more than that: a publication, a failure, or a removal that leaves the row where it is. */
  async record<Name extends PartName>(
    name: Name,
    action: ChangeAction,
    parts: Parts<Name>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const [kind, part] = name.split('.');
    const states = [parts].flat();
    const ids = states.map(({ id }) => id);
    const effect: Effect<RecordKind> | undefined = effects[name];
    const shown = effect?.isInOtherTables ? await touch(kind as EditedKind, ids, tx) : ids;
    const recorded = states.map(({ id, ...state }) => ({ kind, recordId: id, part, action, ...state }));
    await this.history.record(recorded as RecordedChange[], actor, tx);
    if (effect) this.publish(kind as PublicKind, shown, [action === 'removed' ? 'withdrawn' : effect.cause], tx);
  }

  /** Records that are new. @param parts `after` is what there is to know of them later */
  async created<Name extends PartName>(name: Name, parts: Parts<Name>, actor: Actor, tx: EntityManager): Promise<void> {
    await this.record(name, 'created', parts, actor, tx);
  }

  /** Records that are no more. @param parts `before` is what they can be restored from */
  async removed<Name extends PartName>(name: Name, parts: Parts<Name>, actor: Actor, tx: EntityManager): Promise<void> {
    await this.record(name, 'removed', parts, actor, tx);
  }

  /**
   * Records that show one that has changed: they count as edited, so that who has read them before does not overwrite what is
   * new, but the change is in the history of the other record only.
   */
  async touched<Kind extends EditedKind>(
    kind: Kind,
    ids: number[],
    causes: CauseOf<Kind>[],
    tx: EntityManager,
  ): Promise<void> {
    this.publish(kind, await touch(kind, ids, tx), causes, tx);
  }

  private publish<Kind extends PublicKind>(
    kind: Kind,
    ids: number[],
    causes: CauseOf<Kind>[],
    tx: EntityManager,
  ): void {
    const changes = ids.flatMap((id) => causes.map((cause) => ({ kind, id, cause }) as PublicChange));
    this.publicChanges.publish(changes, tx);
  }
}

/** Sets `updated_at`; resolves with the ids of those records that the public sees. */
async function touch(kind: EditedKind, ids: number[], tx: EntityManager): Promise<number[]> {
  const { table, isPublic } = editedTables[kind];
  const [touched] = await tx.query<[{ id: number; isPublic: boolean }[], number]>(
    `update ${table} set updated_at = now() where id = any($1) returning id, ${isPublic} as "isPublic"`,
    [ids],
  );
  return touched.filter((record) => record.isPublic).map(({ id }) => id);
}
