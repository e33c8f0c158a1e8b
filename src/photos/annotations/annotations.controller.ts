import { Body, Controller, Param } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { Annotation } from '../../contract/annotation.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AnnotationDto, AnnotationsChangeDto, ChangedAnnotationsDto } from './annotation.dto.js';
import { AnnotationsService } from './annotations.service.js';

/** A label may be the name of an entity. */
const tagsOf = (annotations: Annotation[], { id }: IdParamDto): CacheTag[] => [
  `photo:${id}`,
  ...annotations.flatMap(({ entityId }) => (entityId === null ? [] : [`entity:${entityId}` as const])),
];

@Controller()
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  /** What the parts of a photo show, in the order in which they are listed. */
  @Operation('photos.annotations')
  @Shows(tagsOf)
  list(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AnnotationDto[]> {
    return this.annotations.list(params, viewer);
  }

  /** Replaces all annotations of a photo. */
  @Operation('adminPhotos.annotate')
  replace(
    @Param() { id }: IdParamDto,
    @Body() change: AnnotationsChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ChangedAnnotationsDto> {
    return this.annotations.replace({ ...change, id }, viewer);
  }
}
