import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FilesService } from './files.service.js';
import { sendRendition } from './send-rendition.js';

/** Serves renditions and other public files under the addresses that the API returns. */
@ApiExcludeController()
@Infrastructure()
@Controller('uploads')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get(':sha256/:recipe/:name')
  async rendition(
    @Param('sha256') sha256: string,
    @Param('recipe') renditionProfile: string,
    @Param('name') name: string,
    @CurrentViewer() viewer: Viewer,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.files.getRendition({ sha256, renditionProfile, name }, viewer);
    await sendRendition(file, response).catch((error: unknown) => this.files.noteMissing(sha256, error));
  }
}
