import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { DownloadQueryDto } from './download-query.dto.js';
import { PhotoDownloads } from './photo-downloads.service.js';
import { sendDownload } from './send-download.js';

@ApiTags('Photos')
@Controller()
export class PhotoDownloadsController {
  constructor(private readonly downloads: PhotoDownloads) {}

  /**
   * The photo as a JPEG with its title, creator, credit, licence and address inside (XMP and IPTC), without the position of
   * whoever took it. `small`, `medium` and `large` are 640, 1280 and 2048 pixels wide where the photo is; `full` is the
   * largest that the public sees. Only photos whose licence allows everybody to pass them on: the public domain and Creative
   * Commons.
   */
  @Operation('photos.download')
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(
    @Param() { id }: IdParamDto,
    @Query() { size = 'full' }: DownloadQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendDownload(await this.downloads.get(id, size), request, response);
  }
}
