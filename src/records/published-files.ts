import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The record that uses the files. */
export interface FileOwner {
  subject: 'default_cover' | 'entity' | 'settings';
  subjectId: number;
}

/** By role: a SHA-256, or null for none. */
type UsedContents = Record<string, string | null>;

/**
 * Which file contents are public because a record other than a photo uses them. Files are served while they are in use.
 */
@Injectable()
export class PublishedFiles {
  /**
   * Sets which content the record uses in each of these roles: a SHA-256, or null for none. Other roles stay.
   * @param tx the transaction of the change
   */
  async use(owner: FileOwner, contents: UsedContents, tx: EntityManager): Promise<void> {
    await this.useMany([{ ...owner, contents }], tx);
  }

  /** `use` of many records, each once: a few statements, however many they are. */
  async useMany(owners: readonly (FileOwner & { contents: UsedContents })[], tx: EntityManager): Promise<void> {
    const uses = owners.flatMap(({ subject, subjectId, contents }) =>
      Object.entries(contents).map(([role, sha256]) => ({ subject, subject_id: subjectId, role, sha256 })),
    );
    if (uses.length === 0) return;
    const fields = 'subject text, subject_id integer, role text, sha256 text';
    await tx.query(
      `delete from file_uses f using jsonb_to_recordset($1) as used (${fields})
       where f.subject = used.subject and f.subject_id = used.subject_id and f.role = used.role`,
      [JSON.stringify(uses)],
    );
    await lockContents(
      uses.flatMap(({ sha256 }) => sha256 ?? []),
      tx,
    );
    await tx.query(
      `insert into file_uses (subject, subject_id, role, sha256)
       select subject, subject_id, role, sha256 from jsonb_to_recordset($1) as used (${fields}) where sha256 is not null`,
      [JSON.stringify(uses)],
    );
  }

  /** For a deleted record: it uses no content any more. */
  async release({ subject, subjectId }: FileOwner, tx: EntityManager): Promise<void> {
    await tx.query('delete from file_uses where subject = $1 and subject_id = $2', [subject, subjectId]);
  }
}

/** Until the transaction ends, no other transaction starts to use this content or deletes it. */
export const lockContent = (sha256: string, tx: EntityManager): Promise<void> => lockContents([sha256], tx);

/** `lockContent` for several, in one order, so that two of these cannot deadlock. */
export async function lockContents(hashes: readonly string[], tx: EntityManager): Promise<void> {
  if (hashes.length === 0) return;
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('content:' || sha256, 0)) from unnest($1::text[]) as sha256`,
    [[...new Set(hashes)].toSorted()],
  );
}

/** The SHA-256 in an address of an upload; null for any other address. */
export const contentOf = (address: string | null): string | null =>
  /^\/uploads\/([0-9a-f]{64})\//.exec(address ?? '')?.[1] ?? null;
