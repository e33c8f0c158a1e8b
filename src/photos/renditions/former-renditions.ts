import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { successorOfProfile } from '../../images/former-profiles.js';
import { type ProfileFolder, Storage } from '../../platform/storage/storage.js';
import { ArchiveIdentity } from '../../records/archive-identity.js';

const dayMs = 86_400_000;
/** After the present files were made: for as long a former version of the software finds its own. */
const retentionDays = 30;
const batchSize = 1000;

/**
 * Deletes files of former rendition profiles, whose place others have taken. Whether these exist is seen in the storage, so a
 * database that is not the one of these files does no harm, and no limit is needed: after a new profile all contents have some.
 */
@Injectable()
export class FormerRenditions {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly identity: ArchiveIdentity,
  ) {}

  /** Resolves with the number of folders that are gone. @throws OperatorError when the files are another archive's */
  async sweep(): Promise<number> {
    await this.identity.assertOwn();
    let removed = 0;
    for (const [former, present] of Object.entries(successorOfProfile)) {
      const replaced: ProfileFolder[] = [];
      for await (const folder of this.storage.listServed(former))
        if (await this.isReplaced(folder, present)) replaced.push(folder);
      for (const folder of await this.withoutRecord(replaced)) {
        await this.storage.removeServed(folder);
        removed += 1;
      }
    }
    if (removed > 0) this.logger.log(`the files of ${removed} former renditions were removed`);
    return removed;
  }

  private async isReplaced({ sha256 }: ProfileFolder, renditionProfile: string): Promise<boolean> {
    const madeAt = await this.storage.findServedTime({ sha256, renditionProfile });
    return madeAt !== null && madeAt.getTime() < Date.now() - retentionDays * dayMs;
  }

  /** Those that no record refers to: of a removed photo they are shown again when it is restored. */
  private async withoutRecord(folders: ProfileFolder[]): Promise<ProfileFolder[]> {
    const found: ProfileFolder[] = [];
    for (let at = 0; at < folders.length; at += batchSize) {
      const batch = folders.slice(at, at + batchSize);
      found.push(
        ...(await this.dataSource.query<ProfileFolder[]>(
          `select sha256, profile as "renditionProfile" from unnest($1::text[], $2::text[]) as folder (sha256, profile)
           where not exists (select from photos p where p.original_sha256 = folder.sha256
               and p.renditions ->> 'renditionProfile' = folder.profile)
             and not exists (select from default_covers c where c.original_sha256 = folder.sha256
               and c.renditions ->> 'renditionProfile' = folder.profile)`,
          [batch.map(({ sha256 }) => sha256), batch.map(({ renditionProfile }) => renditionProfile)],
        )),
      );
    }
    return found;
  }
}
