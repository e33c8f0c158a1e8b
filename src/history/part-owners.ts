import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
import type { RecordedParts, RecordKind } from './recorded-parts.js';

/** A change of one part that is to be reverted; fields that are missing on one side were not set there. */
export interface PartChange<State = object> {
  recordId: number;
  before: State;
  after: State;
}

/** Implemented by the owner of a record to make changes of one part revertible. */
export interface PartOwner<State extends object = object> {
  /** Fields that are computed from others: a later change of them is no conflict. */
  derived?: readonly (keyof State & string)[];
  /** Its changes go together with those of other parts: one alone would leave the records in contradiction. */
  isRevertedWithOthers?: boolean;
  /**
   * Whether what a change wrote is still there, for a part that the history of another record changes as well. Without it, every
   * difference from the state after the change is a later edit.
   */
  isUntouched?(now: Partial<State>, change: Omit<PartChange<State>, 'recordId'>): boolean;
  /**
   * The current values of at least these fields; locks the record until the transaction ends. Null when the record is
   * deleted, or removed and cannot be changed.
   */
  findLocked(recordId: number, fields: string[], tx: EntityManager): Promise<Partial<State> | null>;
  /**
   * Writes the state before the change, as an ordinary change with its own history and public changes.
   * @throws DomainError validation_failed, naming fields, when it refers to deleted records
   */
  revert(change: PartChange<State>, actor: Actor, tx: EntityManager): Promise<void>;
  /** Where one change set may have thousands of records: `findLocked` for all of them, without those that it has null for. */
  findManyLocked?(recordIds: number[], fields: string[], tx: EntityManager): Promise<Map<number, Partial<State>>>;
  /**
   * `revert` for many records, each once.
   * @throws DomainError validation_failed, before anything is written, when one of them cannot be reverted
   */
  revertMany?(changes: PartChange<State>[], actor: Actor, tx: EntityManager): Promise<void>;
}

/** `findLocked` of a part that is read from the row of its record. */
export const partOfRow =
  <Row, State>(findLocked: (id: number, tx: EntityManager) => Promise<Row | null>, read: (row: Row) => State) =>
  async (id: number, _: string[], tx: EntityManager): Promise<State | null> => {
    const row = await findLocked(id, tx);
    return row && read(row);
  };

/** The owner of each part, who can revert it. Owners register when the application starts. */
@Injectable()
export class PartOwners {
  private readonly owners = new Map<string, PartOwner>();

  register<Kind extends RecordKind, Part extends keyof RecordedParts[Kind] & string>(
    kind: Kind,
    part: Part,
    owner: PartOwner<RecordedParts[Kind][Part] & object>,
  ): void {
    const name = `${kind}.${part}`;
    if (this.owners.has(name)) throw new Error(`Changes of ${name} have two owners.`);
    this.owners.set(name, owner as PartOwner);
  }

  /** Null for parts that are recorded but cannot be reverted. */
  find(kind: string, part: string): PartOwner | null {
    return this.owners.get(`${kind}.${part}`) ?? null;
  }
}
