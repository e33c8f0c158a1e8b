import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { FeedCache } from './feed-cache.js';
import { Robots } from './robots.js';
import { sendDocument } from './send-document.js';
import { SitemapPartDto } from './sitemap-part.dto.js';
import { SitemapService } from './sitemap.service.js';

const type = 'application/xml';

/** The sitemap and robots.txt, for search engines. */
@ApiExcludeController()
@Infrastructure()
@Controller()
export class SitemapController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly cache: FeedCache,
    private readonly robots: Robots,
  ) {}

  @Get('sitemap.xml')
  async sitemapFile(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendDocument(request, response, { cache: this.cache, type, write: () => this.sitemap.complete() });
  }

  @Get('sitemap-:part.xml')
  async part(@Param() { part }: SitemapPartDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    await sendDocument(request, response, { cache: this.cache, type, write: () => this.sitemap.part(part) });
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robotsTxt(): string {
    return this.robots.text();
  }
}
