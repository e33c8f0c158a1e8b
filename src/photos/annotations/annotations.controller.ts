import { Body, Controller, Param } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { Annotation, ChangedAnnotations } from '../../contract/annotation.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AnnotationsChangeDto } from './annotation.dto.js';
import { AnnotationsService } from './annotations.service.js';

/** An annotation without a label of its own shows the name of its entity. */
const tagsOf = (annotations: Annotation[], { id }: IdParamDto): CacheTag[] => [
  `photo:${id}`,
  ...annotations.flatMap(({ entityId }) => (entityId === null ? [] : [`entity:${entityId}` as const])),
];

@Controller()
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  /** The annotations of a photo, in display order. */
  @Operation('photos.annotations')
  @Shows(tagsOf)
  list(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<Annotation[]> {
    return this.annotations.list(params, viewer);
  }

  /** Replaces all annotations of a photo. */
  @Operation('adminPhotos.annotate')
  replace(
    @Param() { id }: IdParamDto,
    @Body() change: AnnotationsChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ChangedAnnotations> {
    return this.annotations.replace({ ...change, id }, viewer);
  }
}
