import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountEmails } from '../src/accounts/emails/account-emails.js';
import { OldHistory } from '../src/history/old-history.js';
import { EndedImports } from '../src/import/ended-imports.js';
import { FormerRenditions } from '../src/photos/renditions/former-renditions.js';
import { UnusedFiles } from '../src/photos/renditions/unused-files.js';
import { bulkEditLimits } from '../src/contract/bulk-edit.js';
import { BulkEditsRepository } from '../src/photos/bulk/bulk-edits.repository.js';
import { RemovedPhotos } from '../src/photos/removed-photos.js';
import { PhotoLists } from '../src/photos/photo-lists.js';
import { UnfinishedUploads } from '../src/photos/upload/unfinished-uploads.js';
import { OriginalsVerification } from '../src/photos/files/originals-verification.js';
import { StoredFilesCheck } from '../src/photos/files/stored-files-check.js';
import { VideoStill } from '../src/settings/video-still.js';
import { SettledJobs } from '../src/jobs/settled-jobs.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { SearchIndex } from '../src/search/search-index.js';

@Injectable()
export class SweepProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    private readonly files: UnusedFiles,
    private readonly still: VideoStill,
    former: FormerRenditions,
    check: StoredFilesCheck,
    originals: OriginalsVerification,
    index: SearchIndex,
    lists: PhotoLists,
    removed: RemovedPhotos,
    bulkEdits: BulkEditsRepository,
    uploads: UnfinishedUploads,
    jobs: SettledJobs,
    imports: EndedImports,
    history: OldHistory,
    emails: AccountEmails,
  ) {
    handlers.register({
      kind: 'sweep',
      concurrency: 1,
      timeLimitMs: 6 * 3_600_000,
      run: async () => {
        await removed.purge();
        await bulkEdits.removeOld(bulkEditLimits.days);
        // Before the files: theirs are unused then.
        await imports.tidy();
        await history.tidy();
        await still.keep();
        await files.sweep();
        await former.sweep();
        await check.count();
        await index.tidy();
        await lists.tidy();
        await uploads.tidy();
        await jobs.tidy();
        await emails.tidy();
        // Last: it takes longest.
        await originals.verifyTonight();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.still.keep();
    await this.files.schedule();
  }
}
