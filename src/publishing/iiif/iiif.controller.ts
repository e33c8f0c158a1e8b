import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { IiifService } from './iiif.service.js';
import type { ImageRequestParameters } from './read-image-request.js';
import { redirectToInformation, sendImage, sendInformation } from './send-image.js';

/** The addresses of the image service (IIIF Image API 3, section 2). The identifier is the id of a photo. */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/image/:identifier')
export class IiifController {
  constructor(private readonly iiif: IiifService) {}

  @Get()
  async base(@Param('identifier') identifier: string, @Res() response: Response): Promise<void> {
    redirectToInformation(await this.iiif.getInformation(identifier), response);
  }

  @Get('info.json')
  async information(
    @Param('identifier') identifier: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendInformation(await this.iiif.getInformation(identifier), request, response);
  }

  @Get(':region/:size/:rotation/:file')
  async image(
    @Param('identifier') identifier: string,
    @Param() parameters: ImageRequestParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendImage(await this.iiif.getImage(identifier, parameters), request, response);
  }
}
