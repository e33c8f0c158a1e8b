import { Body, Controller, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Viewer } from '../../contract/access.js';
import type { ChangedRow, Import, ImportDetail, ImportFinding, PreviewedRow } from '../../contract/import.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AdminImportsService } from './admin-imports.service.js';
import {
  ChangedRowsQueryDto,
  ConflictDecisionsDto,
  ImportChangeDto,
  ImportTableChangeDto,
  ImportTableParamDto,
  NewImportDto,
  SeenImportDto,
} from './import.dto.js';
import { messagesTable } from './messages-table.js';

@Controller()
export class AdminImportsController {
  constructor(private readonly imports: AdminImportsService) {}

  /** The last imports, newest first, with their progress. */
  @Operation('imports.list')
  list(): Promise<Import[]> {
    return this.imports.list();
  }

  /** One import with its tables, and its progress. */
  @Operation('imports.byId')
  byId(@Param() params: IdParamDto): Promise<ImportDetail> {
    return this.imports.byId(params);
  }

  /** Makes an import of a complete upload: a table, or a zip with tables and pictures. Its columns are read in the background. */
  @Operation('imports.create')
  create(@Body() input: NewImportDto, @CurrentViewer() viewer: Viewer): Promise<ImportDetail> {
    return this.imports.create(input, viewer);
  }

  /** Changes what holds for all tables. */
  @Operation('imports.change')
  change(@Param() { id }: IdParamDto, @Body() change: ImportChangeDto): Promise<ImportDetail> {
    return this.imports.change({ id, ...change });
  }

  /** Changes what the columns of a table mean, or how it is read; then its columns are read anew in the background. */
  @Operation('imports.changeTable')
  changeTable(
    @Param() { id, place }: ImportTableParamDto,
    @Body() change: ImportTableChangeDto,
  ): Promise<ImportDetail> {
    return this.imports.changeTable({ id, place, ...change });
  }

  /** The first 20 rows of a table as they would come into the archive. */
  @Operation('imports.preview')
  preview(@Param() params: ImportTableParamDto): Promise<PreviewedRow[]> {
    return this.imports.preview(params);
  }

  /** Tries the whole import in the background; nothing of it is written. */
  @Operation('imports.check')
  check(@Param() params: IdParamDto): Promise<ImportDetail> {
    return this.imports.check(params);
  }

  /** Imports in the background, or goes on after a pause or a failure. */
  @Operation('imports.run')
  run(@Param() { id }: IdParamDto, @Body() seen: SeenImportDto): Promise<ImportDetail> {
    return this.imports.run({ ...seen, id });
  }

  /** What there is to say of its rows, each thing once with the number of its rows, the most frequent first: 500 at most. */
  @Operation('imports.findings')
  findings(@Param() params: IdParamDto): Promise<ImportFinding[]> {
    return this.imports.findings(params);
  }

  /** Rows that differ from a record of the archive, with what becomes of each field: 25 after the row that is stated. */
  @Operation('imports.changes')
  changes(@Param() { id }: IdParamDto, @Query() query: ChangedRowsQueryDto): Promise<ChangedRow[]> {
    return this.imports.changes({ id, ...query });
  }

  /** Decides on fields that were edited in the archive and in the file, one by one. It must be checked anew then. */
  @Operation('imports.decide')
  decide(@Param() { id }: IdParamDto, @Body() { decisions }: ConflictDecisionsDto): Promise<ImportDetail> {
    return this.imports.decide({ id, decisions });
  }

  /** Forgets an import that was not begun, with its file. */
  @Operation('imports.remove')
  remove(@Param() params: IdParamDto): Promise<void> {
    return this.imports.remove(params);
  }

  /** What there is to say of its rows, as a table (CSV, UTF-8): file, row, outcome, code, column, value, message (in English), and the cells of the row. */
  @Operation('imports.messages')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async messages(@Param() params: IdParamDto): Promise<StreamableFile> {
    const { id, tables } = await this.imports.byId(params);
    return new StreamableFile(messagesTable(tables, this.imports.reported(id)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="import-${id}.csv"`,
    });
  }

  /** Ends an import that is under way after its present step, or a check. It can go on: by `run`, or by the command that has started it. */
  @Operation('imports.pause')
  pause(@Param() params: IdParamDto): Promise<ImportDetail> {
    return this.imports.pause(params);
  }

  /** Takes an import back, except records that were changed again since, in the background. */
  @Operation('imports.undo')
  undo(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<ImportDetail> {
    return this.imports.undo(params, viewer);
  }
}
