import { Global, Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';
import { PublishedFiles } from './published-files.js';
import { Slugs } from './slugs.js';

/** What photos, entities and the other records of the archive share, in every process. */
@Global()
@Module({ providers: [PersonalData, PublishedFiles, Slugs], exports: [PersonalData, PublishedFiles, Slugs] })
export class RecordsModule {}
