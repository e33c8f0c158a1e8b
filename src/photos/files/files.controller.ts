import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FilesService } from './files.service.js';
import { sendRendition } from './send-rendition.js';

/** The pictures of photos, under the addresses that pages and the API name. */
@ApiExcludeController()
@Infrastructure()
@Controller('uploads')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get(':sha256/:recipe/:name')
  async picture(
    @Param('sha256') sha256: string,
    @Param('recipe') renditionProfile: string,
    @Param('name') name: string,
    @CurrentViewer() viewer: Viewer,
    @Res() response: Response,
  ): Promise<void> {
    await sendRendition(await this.files.getPicture({ sha256, renditionProfile, name }, viewer), response);
  }
}
