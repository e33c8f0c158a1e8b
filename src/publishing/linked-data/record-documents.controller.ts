import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import type { PublicRecordKind } from '../../contract/paths.js';
import { dataTypes } from '../../contract/record-documents.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { SiteLanguageDto } from '../site-language.dto.js';
import { RecordDocuments } from './record-documents.service.js';

class RecordParamDto extends IdParamDto {
  @IsIn(['photo', 'entity'])
  kind: PublicRecordKind;
}

/** A photo may be taken down at any time: shared caches keep the answer for a minute, browsers ask again. */
const caching = 'public, max-age=0, must-revalidate, s-maxage=60';

/** Records in other forms than their pages (`recordDocuments`). Each has an address of its own, so caches need not negotiate. */
@ApiExcludeController()
@Infrastructure()
@Controller('data')
export class RecordDocumentsController {
  constructor(private readonly documents: RecordDocuments) {}

  /** All of the archive's data, for catalogues. */
  @Get('catalog.ttl')
  @Header('Cache-Control', 'public, max-age=3600')
  async catalog(@Res() response: Response): Promise<void> {
    response.type('text/turtle; charset=utf-8').send(await this.documents.catalog());
  }

  @Get(':kind/:id.jsonld')
  @Header('Cache-Control', caching)
  async linkedData(
    @Param() { kind, id }: RecordParamDto,
    @Query() { language }: SiteLanguageDto,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.documents.linkedData(kind, id, language);
    // Bytes, because Express adds a charset to the type of a text.
    response.setHeader('Content-Type', dataTypes.jsonld).send(Buffer.from(JSON.stringify(document)));
  }

  @Get(':kind/:id.geojson')
  @Header('Cache-Control', caching)
  async feature(@Param() { kind, id }: RecordParamDto, @Res() response: Response): Promise<void> {
    const feature = await this.documents.feature(kind, id);
    response.setHeader('Content-Type', dataTypes.geojson).send(Buffer.from(JSON.stringify(feature)));
  }

  @Get(':kind/:id.erc')
  @Header('Cache-Control', caching)
  async citation(@Param() { kind, id }: RecordParamDto, @Res() response: Response): Promise<void> {
    const { text, isGone } = await this.documents.citation(kind, id);
    response
      .status(isGone ? 410 : 200)
      .type(`${dataTypes.erc}; charset=utf-8`)
      .send(text);
  }
}
