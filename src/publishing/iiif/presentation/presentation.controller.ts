import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DomainError } from '../../../contract/errors.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
import { PresentationService } from './presentation.service.js';
import { manifestType } from '../../../contract/record-documents.js';

const linkedData = 'application/ld+json';

/** Manifests and collections (IIIF Presentation API 3). */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/presentation')
export class PresentationController {
  constructor(private readonly presentation: PresentationService) {}

  @Get('photo/:id/manifest.json')
  async photo(@Param() { id }: IdParamDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    send(await this.presentation.photo(id), request, response);
  }

  @Get('entity/:id/manifest.json')
  async entity(@Param() { id }: IdParamDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    send(await this.presentation.entity(id), request, response);
  }

  @Get('collection/all.json')
  async all(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(await this.presentation.all(), request, response);
  }

  @Get('collection/:kind/:name.json')
  async collection(
    @Param('kind') kind: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    send(await this.collectionOf(kind, name, null), request, response);
  }

  @Get('collection/:kind/:name/:part.json')
  async part(@Param() parameters: PartParameters, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { kind, name, part } = parameters;
    if (!/^[1-9]\d{0,4}$/.test(part)) throw new DomainError('not_found');
    send(await this.collectionOf(kind, name, Number(part)), request, response);
  }

  /** @throws DomainError not_found */
  private collectionOf(kind: string, name: string, part: number | null): ReturnType<PresentationService['all']> {
    if (kind === 'decade') return this.presentation.decade(name, part);
    if (kind === 'tag') return this.presentation.tag(name, part);
    if (kind === 'entity') return this.presentation.type(name, part);
    throw new DomainError('not_found');
  }
}

interface PartParameters {
  kind: string;
  name: string;
  part: string;
}

/**
 * As JSON-LD, or as plain JSON for a client that prefers it. A photo may be taken down at any time: shared caches keep the answer
 * for a minute, browsers ask again.
 */
function send(resource: object, request: Request, response: Response): void {
  const isPlain = request.accepts([linkedData, 'application/json']) === 'application/json';
  response
    .vary('Accept')
    .setHeader('Cache-Control', 'public, max-age=0, must-revalidate, s-maxage=60')
    .setHeader('Content-Type', isPlain ? 'application/json' : manifestType);
  // Bytes, because Express adds a charset to the type of a text.
  response.send(Buffer.from(JSON.stringify(resource)));
}
