import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { Storage } from '../platform/storage/storage.js';
import { sampleOfContents } from './named-contents.js';

/** Key of the advisory lock: an arbitrary number that all processes share. */
const identityLock = 7_431_903;

/**
 * Database and originals belong together by an id that both have since the first start. Without that, a database of another
 * archive, or an empty one, would take all originals for files that nobody uses. docs/adr/0053
 */
@Injectable()
export class ArchiveIdentity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  /**
   * At start: gives both an id, or checks that they have the same. Originals without an id, of an archive that had none yet or
   * from a backup, are recognised by what the database names.
   * @throws OperatorError when the originals are another archive's, or are not there
   */
  async recognize(): Promise<void> {
    const problem = await this.locked(async (tx) => {
      const [inDatabase, inFolder] = [await findId(tx), await this.idInFolder()];
      if (inDatabase && inDatabase === inFolder) return null;
      if (inDatabase && inFolder) return this.foreign();
      const named = await sampleOfContents(tx);
      const stored = await this.hasOriginals();
      if (named.length === 0 && stored) return this.foreign();
      if (named.length > 0 && !(await this.hasOneOf(named))) return stored ? this.foreign() : this.absent();
      await this.give(inDatabase ?? inFolder ?? randomUUID(), tx);
      return null;
    });
    if (problem !== null) throw new OperatorError(problem);
  }

  /** The id that identifies the archive's records elsewhere. @throws OperatorError before the first start, which gives it */
  async read(): Promise<string> {
    const id = await findId(this.dataSource.manager);
    if (id === null) throw new OperatorError('The archive has no id yet: start it once.');
    return id;
  }

  /** Before anything is removed. @throws OperatorError when the originals are not this database's */
  async assertOwn(): Promise<void> {
    const [inDatabase, inFolder] = [await findId(this.dataSource.manager), await this.idInFolder()];
    if (inDatabase === null || inDatabase !== inFolder) throw new OperatorError(this.foreign());
  }

  /** Makes the folder this database's, whosever it was. */
  async adopt(): Promise<void> {
    await this.locked(async (tx) => {
      const id = (await findId(tx)) ?? randomUUID();
      await this.storage.reclaimFor(id);
      await setId(id, tx);
    });
  }

  /** What the operator has to know, as one line; null when database and folder belong together. */
  async findProblem(): Promise<string | null> {
    const [inDatabase, inFolder] = [await findId(this.dataSource.manager), await this.idInFolder()];
    return inDatabase !== null && inDatabase === inFolder ? null : this.foreign();
  }

  private async give(id: string, tx: EntityManager): Promise<void> {
    const given = await this.storage.claimFor(id);
    await setId(given, tx);
  }

  private async idInFolder(): Promise<string | null> {
    try {
      return await this.storage.findArchiveId();
    } catch (error) {
      throw new OperatorError(`The originals in ${this.storage.place} cannot be read (${reasonOf(error)}).`);
    }
  }

  private async hasOriginals(): Promise<boolean> {
    for await (const { kind } of this.storage.list()) if (kind === 'original') return true;
    return false;
  }

  private async hasOneOf(contents: string[]): Promise<boolean> {
    for (const sha256 of contents) if (await this.storage.hasOriginal(sha256)) return true;
    return false;
  }

  private foreign(): string {
    return `The originals in ${this.storage.place} are not those of this database. Set DATA_DIR, or S3_BUCKET, and DATABASE_URL of the same archive, or, when this database shall own these files, run: npm run files:adopt -- --yes`;
  }

  private absent(): string {
    return `${this.storage.place} has no originals, though the database names some. Mount the folder or copy the originals back, or, to go on without them, run: npm run files:adopt -- --yes`;
  }

  /** Several processes start at once; the first decides. */
  private locked<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [identityLock]);
      return work(tx);
    });
  }
}

async function findId(tx: EntityManager): Promise<string | null> {
  const [row] = await tx.query<{ archiveId: string }[]>('select archive_id as "archiveId" from archive_identity');
  return row?.archiveId ?? null;
}

const setId = (id: string, tx: EntityManager): Promise<unknown> =>
  tx.query(
    `insert into archive_identity (archive_id) values ($1)
     on conflict (id) do update set archive_id = excluded.archive_id`,
    [id],
  );
