import { Body, Controller, Param } from '@nestjs/common';
import type { BulkPreview, BulkEdit } from '../../contract/bulk-edit.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { BulkEditInputDto } from './bulk-edit.dto.js';
import { BulkEditsService } from './bulk-edits.service.js';

@Controller()
export class BulkEditsController {
  constructor(private readonly edits: BulkEditsService) {}

  /** What a bulk edit would do: how many photos it changes, how many are so already, and which it cannot change. */
  @Operation('bulkEdits.preview')
  preview(@Body() input: BulkEditInputDto, @CurrentViewer() viewer: Viewer): Promise<BulkPreview> {
    return this.edits.preview(input, viewer);
  }

  /** Changes many photos. Up to 200 are changed before the answer, more in the background. */
  @Operation('bulkEdits.start')
  start(@Body() input: BulkEditInputDto, @CurrentViewer() viewer: Viewer): Promise<BulkEdit> {
    return this.edits.start(input, viewer);
  }

  /** The last bulk edits, newest first, with their progress. */
  @Operation('bulkEdits.list')
  list(): Promise<BulkEdit[]> {
    return this.edits.list();
  }

  /** One bulk edit and its progress. */
  @Operation('bulkEdits.byId')
  byId(@Param() params: IdParamDto): Promise<BulkEdit> {
    return this.edits.byId(params);
  }

  /** Ends a bulk edit that is under way. What it has changed stays, and can be undone. */
  @Operation('bulkEdits.cancel')
  cancel(@Param() params: IdParamDto): Promise<BulkEdit> {
    return this.edits.cancel(params);
  }

  /** Undoes a bulk edit, except photos that were changed again since. */
  @Operation('bulkEdits.undo')
  undo(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<BulkEdit> {
    return this.edits.undo(params, viewer);
  }
}
