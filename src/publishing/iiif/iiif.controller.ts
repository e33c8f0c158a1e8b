import { Controller, Get, Injectable, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { IiifService } from './iiif.service.js';
import { type ImageService, publicService, scanService } from './image-services.js';
import type { ImageRequestParameters } from './read-image-request.js';
import { redirectToInformation, sendImage, sendInformation } from './send-image.js';
import { StaffGuard } from './staff.guard.js';

/** The addresses of an image service (IIIF Image API 3, section 2). The identifier is the id of a photo. */
@Injectable()
abstract class ImageServiceController {
  protected abstract readonly service: ImageService;

  constructor(private readonly iiif: IiifService) {}

  @Get()
  async base(@Param('identifier') identifier: string, @Res() response: Response): Promise<void> {
    const information = await this.iiif.getInformation(identifier, this.service);
    redirectToInformation(information, this.service, response);
  }

  @Get('info.json')
  async information(
    @Param('identifier') identifier: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const information = await this.iiif.getInformation(identifier, this.service);
    sendInformation(information, this.service, request, response);
  }

  @Get(':region/:size/:rotation/:file')
  async image(
    @Param('identifier') identifier: string,
    @Param() parameters: ImageRequestParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const image = await this.iiif.getImage(identifier, parameters, this.service);
    await sendImage(image, this.service, request, response);
  }
}

@ApiExcludeController()
@Infrastructure()
@Controller('iiif/image/:identifier')
export class PublicImagesController extends ImageServiceController {
  protected readonly service = publicService;
}

@ApiExcludeController()
@Infrastructure()
@UseGuards(StaffGuard)
@Controller('iiif/scan/:identifier')
export class ScansController extends ImageServiceController {
  protected readonly service = scanService;
}
