import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { AvatarFilesService } from './avatar-files.service.js';

/** Its address is random and new for every upload. No shared cache keeps the picture of a person. */
const ownCacheOnly = 'private, max-age=86400, immutable';

@ApiExcludeController()
@Infrastructure()
@Controller('uploads/avatars')
export class AvatarFilesController {
  constructor(private readonly files: AvatarFilesService) {}

  @Get(':name')
  async picture(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const path = await this.files.getPath(name);
    response.setHeader('Cache-Control', ownCacheOnly);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await sendStoredFile(path, response);
  }
}
