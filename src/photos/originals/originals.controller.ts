import { Controller, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { OriginalsQueryDto } from './originals-query.dto.js';
import { OriginalsService } from './originals.service.js';
import { wantedOriginals } from './wanted-originals.js';

@ApiTags('AdminPhotos')
@Controller()
export class OriginalsController {
  constructor(private readonly originals: OriginalsService) {}

  /** The original of a photo, byte by byte as it was uploaded, under the name of its file. */
  @Operation('adminPhotos.original')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async original(
    @Param() { id }: IdParamDto,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { content, name, type, bytes } = await this.originals.open(id, viewer);
    response.attachment(name);
    return new StreamableFile(content, { type, length: bytes ?? undefined });
  }

  /**
   * The originals of up to 1,000 photos as a zip, by their ids or by a filter of the list, with their SHA-256 in
   * `manifest-sha256.txt`.
   */
  @Operation('adminPhotos.originals')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async zip(@Query() query: OriginalsQueryDto, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    return new StreamableFile(await this.originals.openZip(wantedOriginals(query), viewer), {
      type: 'application/zip',
      disposition: 'attachment; filename="originals.zip"',
    });
  }
}
