import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { defaultAccent } from '../../contract/colour/accent.js';
import { Config } from '../../platform/config/config.js';
import { SlugParamDto } from '../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { checkOffered } from '../../platform/http/request-language.js';
import { SiteLanguageDto } from '../site-language.dto.js';
import { PhotoEmbeds } from './photo-embeds.js';
import { sendEmbed } from './send-embed.js';

@ApiExcludeController()
@Infrastructure()
@Controller('embed')
export class PhotoEmbedsController {
  constructor(
    private readonly embeds: PhotoEmbeds,
    private readonly config: Config,
  ) {}

  @Get('foto/:slug')
  async photo(
    @Param() { slug }: SlugParamDto,
    @Query() { language }: SiteLanguageDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    checkOffered(request, language);
    const answer = await this.embeds.get({ slug, language, accent: request.accent ?? defaultAccent });
    sendEmbed(answer, this.config.filesUrl, response);
  }
}
