import { Controller, Header, Param, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { CityPlan } from '../../contract/map-plan.js';
import type { SiteSettings } from '../../contract/settings.js';
import type { Viewer } from '../../contract/access.js';
import { mapLimits } from '../../contract/map-limits.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { PlanVersionDto } from './plan.dto.js';
import { PlanService } from './plan.service.js';

@ApiTags('Settings')
@Controller()
export class PlanController {
  constructor(private readonly plans: PlanService) {}

  /** The shapes of the city that the map draws, as GeoJSON. The address has the version, so the answer never changes. */
  @Operation('settings.plan')
  @Header('Content-Type', 'application/geo+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=31536000, s-maxage=3600, immutable')
  shown(@Param() { version }: PlanVersionDto): Promise<CityPlan> {
    return this.plans.getShown(version);
  }

  /** Replaces the plan of the map by a GeoJSON file of up to 2 MB. */
  @Operation('adminSettings.replacePlan')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['plan'], properties: { plan: { type: 'string', format: 'binary' } } },
  })
  @UseInterceptors(FileInterceptor('plan', { limits: { files: 1, fields: 0, fileSize: mapLimits.plan.bytes } }))
  replace(
    @UploadedFile() plan: Pick<Express.Multer.File, 'buffer'> | undefined,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SiteSettings> {
    return this.plans.replace(plan?.buffer, viewer);
  }

  /** Removes the plan; the map then shows names only. */
  @Operation('adminSettings.removePlan')
  remove(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.plans.remove(viewer);
  }
}
