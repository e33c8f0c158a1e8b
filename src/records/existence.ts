import type { EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import type { PartOwners } from '../history/part-owners.js';
import type { RecordedParts } from '../history/recorded-parts.js';
import type { ChangeRecorder, PartStates } from './change-recorder.js';

/** Kinds whose records are created and deleted, and the name under which the history has what they were. */
interface NameOf {
  entity_type: 'type';
  relation_kind: 'relationKind';
  fonds: 'fonds';
  tag: 'tag';
  default_cover: 'cover';
}
type Kind = keyof NameOf;
type Fields<Of extends Kind> = NonNullable<
  {
    entity_type: RecordedParts['entity_type']['existence']['type'];
    relation_kind: RecordedParts['relation_kind']['existence']['relationKind'];
    fonds: RecordedParts['fonds']['existence']['fonds'];
    tag: RecordedParts['tag']['existence']['tag'];
    default_cover: RecordedParts['default_cover']['existence']['cover'];
  }[Of]
>;

interface ExistenceOwner<State> {
  /** What the record is; locks it until the transaction ends. */
  findLocked(id: number, fields: string[], tx: EntityManager): Promise<State | null>;
  /** Reverts a deletion: the record has the id that it had. @throws DomainError validation_failed, naming the part */
  restore(id: number, state: State, actor: Actor, tx: EntityManager): Promise<void>;
  /** Reverts a creation. @throws DomainError validation_failed, naming the part, when the record is in use by now */
  remove(id: number, actor: Actor, tx: EntityManager): Promise<void>;
}

/** The creation and the deletion of the records of one kind, as the history has them: both can be reverted. */
export class Existence<Of extends Kind> {
  constructor(
    private readonly kind: Of,
    private readonly name: NameOf[Of],
    private readonly recorder: ChangeRecorder,
  ) {}

  /** Makes them revertible. */
  ownedBy(owner: ExistenceOwner<Fields<Of>>, partOwners: PartOwners): void {
    const name: string = this.name;
    // Of which kind does not matter here; the compiler cannot follow the name.
    partOwners.register<'tag', 'existence'>(this.kind as 'tag', 'existence', {
      findLocked: async (id, fields, tx) => ({ [name]: await owner.findLocked(id, fields, tx) }),
      revert: async ({ recordId, before }, actor, tx) => {
        const state = (before as Record<string, Fields<Of> | null>)[name];
        await (state ? owner.restore(recordId, state, actor, tx) : owner.remove(recordId, actor, tx));
      },
    });
  }

  /** A record that comes into being (`before` is null), or ceases to be. */
  record(
    id: number,
    { before, after }: { before: Fields<Of> | null; after: Fields<Of> | null },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const action = after ? 'created' : 'removed';
    return this.recorder.record(`${this.kind}.existence`, action, this.states(id, before, after), actor, tx);
  }

  /** Records that come into being: a few statements, however many they are. */
  async recordCreated(
    created: readonly { id: number; after: Fields<Of> }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const states = created.map(({ id, after }) => this.states(id, null, after));
    await this.recorder.created(`${this.kind}.existence`, states, actor, tx);
  }

  private states(id: number, before: Fields<Of> | null, after: Fields<Of> | null): PartStates<`${Of}.existence`> {
    const { name } = this;
    return { id, before: { [name]: before }, after: { [name]: after } } as PartStates<`${Of}.existence`>;
  }
}
