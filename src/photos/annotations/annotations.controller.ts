import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AnnotationDto, AnnotationsChangeDto, ChangedAnnotationsDto } from './annotation.dto.js';
import { AnnotationsService } from './annotations.service.js';

@Controller()
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  /** What the parts of a photo show, in the order in which they are listed. */
  @Get('photos/:id/annotations')
  @Operation('photos.annotations')
  list(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AnnotationDto[]> {
    return this.annotations.list(params, viewer);
  }

  /** Replaces all annotations of a photo. */
  @Put('admin/photos/:id/annotations')
  @Operation('adminPhotos.annotate')
  replace(
    @Param() { id }: IdParamDto,
    @Body() change: AnnotationsChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ChangedAnnotationsDto> {
    return this.annotations.replace({ ...change, id }, viewer);
  }
}
