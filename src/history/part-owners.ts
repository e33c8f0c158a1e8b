import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
import type { RecordedParts, RecordKind } from './recorded-parts.js';

/** A change of one part that is to be taken back: fields that are missing on one side were not set there. */
export interface PartChange<State = object> {
  recordId: number;
  before: State;
  after: State;
}

/** What the owner of a record does to have changes of one part taken back. */
export interface PartOwner<State extends object = object> {
  /** Fields that follow from others, so that nobody's edit of them stands in the way. */
  derived?: readonly (keyof State & string)[];
  /**
   * What the part says now, of at least these fields; the record is locked until the end of the transaction. Null when the
   * record is gone, or removed so that nothing in it can be changed.
   */
  findLocked(recordId: number, fields: string[], tx: EntityManager): Promise<Partial<State> | null>;
  /**
   * Writes the state before, as a change like any other: with its history and all that follows.
   * @throws DomainError validation_failed, naming fields, when it refers to what is gone
   */
  revert(change: PartChange<State>, actor: Actor, tx: EntityManager): Promise<void>;
}

/** Who takes back what. Every owner of a record registers its parts when the application starts. */
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

  /** Null for what is recorded but cannot be taken back. */
  find(kind: string, part: string): PartOwner | null {
    return this.owners.get(`${kind}.${part}`) ?? null;
  }
}
