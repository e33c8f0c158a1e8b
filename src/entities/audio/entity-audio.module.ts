import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntityRow } from '../entity.row.js';
import { AudioFiles } from './audio-files.js';
import { EntityAudioService } from './entity-audio.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EntityRow])],
  providers: [AudioFiles, EntityAudioService],
  exports: [AudioFiles, EntityAudioService],
})
export class EntityAudioModule {}
