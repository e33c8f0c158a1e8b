import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AdminImportsService } from './admin-imports.service.js';
import { ImportDto } from './import.dto.js';
import { messagesTable } from './messages-table.js';

@Controller()
export class AdminImportsController {
  constructor(private readonly imports: AdminImportsService) {}

  /** The last imports, newest first, with their progress. */
  @Operation('imports.list')
  list(): Promise<ImportDto[]> {
    return this.imports.list();
  }

  /** One import and its progress. */
  @Operation('imports.byId')
  byId(@Param() params: IdParamDto): Promise<ImportDto> {
    return this.imports.byId(params);
  }

  /** What there is to say of its rows, as a table (CSV, UTF-8): file, row, outcome, code, column, value and message (in English). */
  @Operation('imports.messages')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async messages(@Param() params: IdParamDto): Promise<StreamableFile> {
    const { id, files } = await this.imports.byId(params);
    return new StreamableFile(messagesTable(files, this.imports.reported(id)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="import-${id}.csv"`,
    });
  }

  /** Ends an import that is under way after its present step. The command that has started it goes on with it. */
  @Operation('imports.pause')
  pause(@Param() params: IdParamDto): Promise<ImportDto> {
    return this.imports.pause(params);
  }

  /** Takes an import back, except records that were changed again since, in the background. */
  @Operation('imports.undo')
  undo(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<ImportDto> {
    return this.imports.undo(params, viewer);
  }
}
