import { Body, Controller, Param } from '@nestjs/common';
import type { AdminEntityType } from '../../../contract/entity-type.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import type { Viewer } from '../../../contract/access.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Operation } from '../../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../../platform/http/viewer.decorator.js';
import { EntityTypeChangeDto, EntityTypeOrderDto, NewEntityTypeDto } from './admin-entity-type.dto.js';
import { AdminEntityTypesService } from './admin-entity-types.service.js';

@Controller()
export class AdminEntityTypesController {
  constructor(private readonly types: AdminEntityTypesService) {}

  /** The types of entities (record cards) in their order, with the number of their entities. */
  @Operation('adminEntityTypes.list')
  list(): Promise<AdminEntityType[]> {
    return this.types.list();
  }

  /** Creates a type, which comes last. */
  @Operation('adminEntityTypes.create')
  create(@Body() fields: NewEntityTypeDto, @CurrentViewer() viewer: Viewer): Promise<AdminEntityType> {
    return this.types.create(fields, viewer);
  }

  /** Changes texts, colour and icon; pages and search follow. */
  @Operation('adminEntityTypes.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: EntityTypeChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminEntityType> {
    return this.types.change({ ...change, id }, viewer);
  }

  /** Puts all types in an order. */
  @Operation('adminEntityTypes.reorder')
  reorder(@Body() order: EntityTypeOrderDto, @CurrentViewer() viewer: Viewer): Promise<AdminEntityType[]> {
    return this.types.reorder(order, viewer);
  }

  /** Deletes a type without entities, and its default covers. */
  @Operation('adminEntityTypes.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<RecordRemoved> {
    return this.types.remove(params, viewer);
  }
}
