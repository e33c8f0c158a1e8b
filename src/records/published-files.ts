import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The record that uses the files. */
export interface FileOwner {
  subject: 'default_cover' | 'entity' | 'settings';
  subjectId: number;
}

/**
 * Which file contents are public because a record other than a photo uses them. Files are served while they are in use.
 */
@Injectable()
export class PublishedFiles {
  /**
   * Sets which content the record uses in each of these roles: a SHA-256, or null for none. Other roles stay.
   * @param tx the transaction of the change
   */
  async use(
    { subject, subjectId }: FileOwner,
    contents: Record<string, string | null>,
    tx: EntityManager,
  ): Promise<void> {
    const roles = Object.keys(contents);
    await tx.query('delete from file_uses where subject = $1 and subject_id = $2 and role = any($3)', [
      subject,
      subjectId,
      roles,
    ]);
    const used = roles.filter((role) => contents[role]);
    for (const sha256 of new Set(used.map((role) => contents[role])).values()) await lockContent(String(sha256), tx);
    await tx.query(
      `insert into file_uses (subject, subject_id, role, sha256)
       select $1, $2, role, sha256 from unnest($3::text[], $4::text[]) as used (role, sha256)`,
      [subject, subjectId, used, used.map((role) => contents[role])],
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
