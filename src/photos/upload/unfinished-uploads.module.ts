import { Module } from '@nestjs/common';
import { UnfinishedUploads } from './unfinished-uploads.js';

@Module({ providers: [UnfinishedUploads], exports: [UnfinishedUploads] })
export class UnfinishedUploadsModule {}
