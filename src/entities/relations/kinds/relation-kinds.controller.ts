import { Body, Controller, Param } from '@nestjs/common';
import type { AdminRelationKind } from '../../../contract/relation-kind.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import type { Viewer } from '../../../contract/access.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Operation } from '../../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../../platform/http/viewer.decorator.js';
import { NewRelationKindDto, RelationKindChangeDto } from './relation-kind.dto.js';
import { RelationKindsService } from './relation-kinds.service.js';

@Controller()
export class RelationKindsController {
  constructor(private readonly kinds: RelationKindsService) {}

  /** Why entities may be related, with the number of relations of each kind. */
  @Operation('adminRelationKinds.list')
  list(): Promise<AdminRelationKind[]> {
    return this.kinds.list();
  }

  /** Creates a kind, which comes last. */
  @Operation('adminRelationKinds.create')
  create(@Body() fields: NewRelationKindDto, @CurrentViewer() viewer: Viewer): Promise<AdminRelationKind> {
    return this.kinds.create(fields, viewer);
  }

  /** Changes its names; the pages of related entities follow. */
  @Operation('adminRelationKinds.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: RelationKindChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminRelationKind> {
    return this.kinds.change({ ...change, id }, viewer);
  }

  /** Deletes a kind that no relation has. */
  @Operation('adminRelationKinds.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<RecordRemoved> {
    return this.kinds.remove(params, viewer);
  }
}
