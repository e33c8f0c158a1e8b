import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What shows the files; an id means nothing without its noun. */
export interface FileOwner {
  subject: 'default_cover' | 'entity' | 'settings';
  subjectId: number;
}

/** Which contents are public because a record other than a photo shows them: a file answers while such a use stands. */
@Injectable()
export class PublishedFiles {
  /**
   * What the record shows from now on in each of these roles: a content by its hash, or nothing. Other roles stay.
   * @param tx the transaction of the change that shows them
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

  /** The record is gone, and shows nothing. */
  async release({ subject, subjectId }: FileOwner, tx: EntityManager): Promise<void> {
    await tx.query('delete from file_uses where subject = $1 and subject_id = $2', [subject, subjectId]);
  }
}

/** Until the transaction ends, nobody else takes this content into use or sweeps it away. */
export async function lockContent(sha256: string, tx: EntityManager): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`content:${sha256}`]);
}

/** The content behind an address of ours; null for any other address. */
export const contentOf = (address: string | null): string | null =>
  /^\/uploads\/([0-9a-f]{64})\//.exec(address ?? '')?.[1] ?? null;
