import { Controller, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { defaultLanguage } from '../../contract/languages.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { checkOffered } from '../../platform/http/request-language.js';
import { CitationParamsDto, CitationQueryDto } from './citation.dto.js';
import { PhotoCitations } from './photo-citations.service.js';

@ApiTags('Photos')
@Controller()
export class PhotoCitationsController {
  constructor(private readonly citations: PhotoCitations) {}

  /** The photo for reference managers: BibTeX (`bib`) or RIS (`ris`), in UTF-8, with the title in a language of the site. */
  @Operation('photos.citation')
  @Header('Cache-Control', 'public, max-age=300, s-maxage=60')
  @ApiProduces('application/x-bibtex', 'application/x-research-info-systems')
  @ApiOkResponse({ schema: { type: 'string' } })
  async citation(
    @Param() { id, format }: CitationParamsDto,
    @Query() { language = defaultLanguage }: CitationQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    checkOffered(request, language);
    const { text, name, type } = await this.citations.get(id, format, language);
    response.attachment(name).type(type);
    return text;
  }
}
