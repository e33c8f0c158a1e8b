import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CaptionedPhoto } from '../../contract/captions.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { CaptionsQueryDto } from './captions.dto.js';
import { CaptionsService } from './captions.service.js';

@ApiTags('AdminPhotos')
@Controller()
export class CaptionsController {
  constructor(private readonly captions: CaptionsService) {}

  /**
   * What contact sheets and exhibition labels say of up to 500 photos, by their ids or by a filter of the list and in its order.
   * Drafts are among them, removed photos are not.
   */
  @Operation('adminPhotos.captions')
  list(@Query() query: CaptionsQueryDto, @CurrentViewer() viewer: Viewer): Promise<CaptionedPhoto[]> {
    return this.captions.list(query, viewer);
  }
}
