import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { create } from 'xmlbuilder2';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { OEmbedQueryDto } from './oembed.dto.js';
import { OEmbeds } from './oembed.js';

/** oEmbed 1.0: pages of photos name this address, so that sites which know the protocol find it. */
@ApiExcludeController()
@Infrastructure()
@Controller('oembed')
export class OEmbedController {
  constructor(private readonly oembeds: OEmbeds) {}

  @Get()
  async get(@Query() query: OEmbedQueryDto, @Res() response: Response): Promise<void> {
    const answer = await this.oembeds.get(query);
    response.setHeader('Cache-Control', `public, max-age=${answer.cache_age}, s-maxage=60`);
    if (query.format === 'xml')
      response
        .type('text/xml')
        .send(create({ version: '1.0', encoding: 'utf-8', invalidCharReplacement: '' }, { oembed: answer }).end());
    else response.json(answer);
  }
}
