import { Body, Controller, Param } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { RecordRemoved } from '../../contract/api/entities.js';
import type { AdminFonds } from '../../contract/fonds.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FondsChangeDto, NewFondsDto } from './admin-fonds.dto.js';
import { AdminFondsService } from './admin-fonds.service.js';

@Controller()
export class AdminFondsController {
  constructor(private readonly fonds: AdminFondsService) {}

  /** All fonds, collections and series with the numbers of their photos, each followed by what is in it. */
  @Operation('adminFonds.list')
  list(): Promise<AdminFonds[]> {
    return this.fonds.list();
  }

  /** One of them. */
  @Operation('adminFonds.byId')
  byId(@Param() params: IdParamDto): Promise<AdminFonds> {
    return this.fonds.byId(params);
  }

  /** Creates one. */
  @Operation('adminFonds.create')
  create(@Body() fields: NewFondsDto, @CurrentViewer() viewer: Viewer): Promise<AdminFonds> {
    return this.fonds.create(fields, viewer);
  }

  /** Changes what describes it, its level, or what it is part of; its photos come along. */
  @Operation('adminFonds.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: FondsChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminFonds> {
    return this.fonds.change({ ...change, id }, viewer);
  }

  /** Deletes one that has neither photos nor others in it. */
  @Operation('adminFonds.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<RecordRemoved> {
    return this.fonds.remove(params, viewer);
  }
}
