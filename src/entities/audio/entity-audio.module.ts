import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntityRow } from '../entity.row.js';
import { AudioFiles } from './audio-files.js';
import { AudioUpload } from './audio-upload.js';
import { EntityAudioService } from './entity-audio.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EntityRow])],
  providers: [AudioFiles, AudioUpload, EntityAudioService],
  exports: [AudioFiles, AudioUpload, EntityAudioService],
})
export class EntityAudioModule {}
