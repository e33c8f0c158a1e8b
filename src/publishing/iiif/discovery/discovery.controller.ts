import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { discoveryContext } from '../../../contract/record-documents.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
import { sendJsonLd } from '../send-json-ld.js';
import { DiscoveryService } from './discovery.service.js';

/** What has changed of the manifests (IIIF Change Discovery API 1.0). */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/activity')
export class DiscoveryController {
  constructor(private readonly discovery: DiscoveryService) {}

  @Get('all-changes.json')
  async all(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.discovery.all(), discoveryContext, { request, response });
  }

  @Get('changes/:name.json')
  async page(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.discovery.page(name), discoveryContext, { request, response });
  }
}
