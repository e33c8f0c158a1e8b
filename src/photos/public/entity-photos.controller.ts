import { Controller, Param } from '@nestjs/common';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { PageTag } from '../../platform/page-tags.js';
import { PhotoDto } from '../photo.dto.js';
import { PhotosService } from './photos.service.js';

/** A change of a photo is a change of the entities that it shows. */
const tagOf = (_: unknown, { id }: IdParamDto): PageTag[] => [`entity:${id}`];

/** Lives with the photos: entities know nothing of photographs, photographs know their entities. */
@Controller()
export class EntityPhotosController {
  constructor(private readonly photos: PhotosService) {}

  /** The photos of a card, those that show it best first; an unknown card has none. */
  @Operation('entities.photos')
  @Shows(tagOf)
  list(@Param() params: IdParamDto): Promise<PhotoDto[]> {
    return this.photos.listOfEntity(params);
  }
}
