import { Controller, Header, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { whenLeft } from '../platform/http/when-left.js';
import { ExportQueryDto } from './export-query.dto.js';
import { ExportsService } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * Tables and, where asked, pictures as a zip that needs no program of ours: the whole archive, or the photos that a filter of
   * the list finds, photos by their ids, or a card, each with what they name. `columns.csv` in it says what each column means.
   */
  @Operation('exports.download')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(
    @Query() query: ExportQueryDto,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { content, name } = await this.exports.open(query, viewer, whenLeft(response));
    response.attachment(name);
    return new StreamableFile(content, { type: 'application/zip' });
  }
}
