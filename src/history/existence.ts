import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
import type { History } from './history.js';
import type { PartOwners } from './part-owners.js';
import type { RecordedChange, RecordedParts } from './recorded-parts.js';

/** Kinds whose records are created and deleted, and the name under which the history has what they were. */
interface NameOf {
  entity_type: 'type';
  tag: 'tag';
  default_cover: 'cover';
}
type Kind = keyof NameOf;
type Fields<Of extends Kind> = NonNullable<
  {
    entity_type: RecordedParts['entity_type']['existence']['type'];
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
    private readonly history: History,
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
    recordId: number,
    { before, after }: { before: Fields<Of> | null; after: Fields<Of> | null },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const { kind, name } = this;
    const action = after ? 'created' : 'removed';
    const states = { before: { [name]: before }, after: { [name]: after } };
    return this.history.record({ kind, recordId, part: 'existence', action, ...states } as RecordedChange, actor, tx);
  }
}
