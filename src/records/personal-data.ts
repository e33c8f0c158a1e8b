import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The personal data of one module. */
export interface PersonalSource {
  /** All data for the export, as written to `<name>.json`: plain values, dates in ISO 8601. */
  find(userId: number): Promise<unknown>;
  /** Files that belong to it, with their names in the export. */
  findFiles?(userId: number): Promise<PersonalFile[]>;
  /**
   * Deletes what the foreign keys do not delete with the account, and takes the person out of what remains. Called in the
   * transaction that deletes the account, while its row still exists.
   */
  erase?(userId: number, tx: EntityManager): Promise<void>;
}

export interface PersonalFile {
  name: string;
  /** Called when the file's turn has come, so that the files of one export are never open together. */
  open(): Promise<Readable>;
}

/**
 * The registry of all personal data in the archive (GDPR, art. 15, 17 and 20). Every module that stores data of an account
 * registers it when the application starts, and deletes it with the account: `on delete cascade`, or `erase` where records
 * remain without a name.
 *
 *     personalData.register('bookmarks', { find: (userId) => this.bookmarks.listOf(userId) });
 */
@Injectable()
export class PersonalData {
  private readonly sources = new Map<string, PersonalSource>();

  /** @param name of the file in the export: lower case, words joined by hyphens */
  register(name: string, source: PersonalSource): void {
    if (this.sources.has(name)) throw new Error(`Personal data named ${name} has two sources.`);
    this.sources.set(name, source);
  }

  /** All sources, in the order of their names. */
  all(): [name: string, source: PersonalSource][] {
    return [...this.sources].sort(([one], [other]) => one.localeCompare(other));
  }

  /** Calls `erase` of all sources, in the transaction that deletes the account. */
  async erase(userId: number, tx: EntityManager): Promise<void> {
    for (const [, source] of this.all()) await source.erase?.(userId, tx);
  }
}
