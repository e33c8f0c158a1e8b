import { Global, Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { ArchiveIdentity } from './archive-identity.js';
import { ChangeRecorder } from './change-recorder.js';
import { HarvestChanges } from './harvest-changes.js';
import { PersonalData } from './personal-data.js';
import { PublicChanges } from './public-changes.js';
import { PublishedFiles } from './published-files.js';
import { RecordWriter } from './record-writer.js';
import { Slugs } from './slugs.js';
import { Withdrawals } from './withdrawals.js';

const shared = [
  ArchiveIdentity,
  ChangeRecorder,
  PersonalData,
  PublicChanges,
  PublishedFiles,
  RecordWriter,
  Slugs,
  Withdrawals,
];

/** Services that photos, entities and other records share, in every process. */
@Global()
@Module({ imports: [HistoryModule], providers: [...shared, HarvestChanges], exports: shared })
export class RecordsModule {}
