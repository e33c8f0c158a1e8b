import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { AvatarFilesService } from './avatar-files.service.js';

/** The path is random and new for every upload, hence `immutable`. Shared caches must not store images of people. */
const privateCacheOnly = 'private, max-age=86400, immutable';

@ApiExcludeController()
@Infrastructure()
@Controller('uploads/avatars')
export class AvatarFilesController {
  constructor(private readonly files: AvatarFilesService) {}

  @Get(':name')
  async avatar(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const file = await this.files.get(name);
    response.setHeader('Cache-Control', privateCacheOnly);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await sendStoredFile(file, response);
  }
}
