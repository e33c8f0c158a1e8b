import { Controller, Param, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { AdminEntityDetail } from '../../contract/entity.js';
import type { Viewer } from '../../contract/access.js';
import { type Language, languages } from '../../contract/languages.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import type { UploadedAudio } from '../audio/audio-upload.js';
import { EntityAudioChanges } from './entity-audio-changes.js';

export class AudioGuideParamDto extends IdParamDto {
  @IsIn(languages)
  @ApiProperty({ enum: [...languages] })
  language: Language;
}

@ApiTags('AdminEntities')
@Controller()
export class AdminEntityAudioController {
  constructor(private readonly audio: EntityAudioChanges) {}

  /** Sets the audio guide of an entity in one language: an MP3, or Opus in Ogg, of up to 50 MB. */
  @Operation('adminEntities.uploadAudio')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['audio'], properties: { audio: { type: 'string', format: 'binary' } } },
  })
  @UseInterceptors(FileInterceptor('audio'))
  upload(
    @Param() params: AudioGuideParamDto,
    @UploadedFile() audio: UploadedAudio | undefined,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminEntityDetail> {
    return this.audio.set(params, audio, viewer);
  }

  /** Takes the audio guide of one language away; its transcript stays. */
  @Operation('adminEntities.removeAudio')
  remove(@Param() params: AudioGuideParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.audio.remove(params, viewer);
  }
}
