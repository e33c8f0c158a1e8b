import { Injectable } from '@nestjs/common';

/** The personal data of one module, in the form of the export: plain values, dates in ISO 8601. */
export interface PersonalSource {
  /** All data, as written to `<name>.json`. */
  find(userId: number): Promise<unknown>;
  /** Files that belong to it, with their names in the export. */
  findFiles?(userId: number): Promise<PersonalFile[]>;
}

export interface PersonalFile {
  name: string;
  content: Buffer;
}

/**
 * The registry of all personal data in the archive (GDPR, art. 15 and 20). Every module that stores data of an account
 * registers it when the application starts, and deletes it with the account: `on delete cascade`, or `set null` for
 * records that remain without a name.
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
}
