import { Controller, Get, Param } from '@nestjs/common';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { PhotoDto } from '../photo.dto.js';
import { PhotosService } from './photos.service.js';

/** Lives with the photos: cards know nothing of photographs, photographs know their cards. */
@Controller('entities')
export class EntityPhotosController {
  constructor(private readonly photos: PhotosService) {}

  /** The photos of a card, those that show it best first; an unknown card has none. */
  @Get(':id/photos')
  @Operation('entities.photos')
  list(@Param() params: IdParamDto): Promise<PhotoDto[]> {
    return this.photos.listOfEntity(params);
  }
}
