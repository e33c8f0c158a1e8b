import { Controller, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Report } from '../../contract/report.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { ReportQueryDto } from './report.dto.js';
import { ReportService } from './report.service.js';
import { reportCsv } from './report-table.js';

@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  /** The figures of the yearly report: what the archive has now, and what happened in each month of the period. */
  @Operation('statistics.report')
  @Header('Cache-Control', 'private, no-store')
  read(@Query() query: ReportQueryDto): Promise<Report> {
    return this.reports.read(query);
  }

  /** The same as a table (CSV, UTF-8) with the columns section, group, month and count: one row for each figure. */
  @Operation('statistics.reportTable')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async table(@Query() query: ReportQueryDto): Promise<StreamableFile> {
    const report = await this.reports.read(query);
    const { from, to } = report.period;
    return new StreamableFile(Buffer.from(reportCsv(report)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="report-${from}-${to}.csv"`,
    });
  }
}
