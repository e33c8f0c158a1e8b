import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import type { TableRow } from '../contract/exchange/table-shape.js';
import { describeTable } from '../import/describe-table.js';
import type { ImportedTable } from '../import/import-record.js';
import { ImportRunner } from '../import/import-runner.js';
import { ImportsService } from '../import/imports.service.js';
import type { PictureSource } from '../import/pictures/picture-source.js';
import { contentsOf, type OpenSource, openSource } from '../import/reading/open-source.js';
import { readRows } from '../import/reading/read-rows.js';
import { PlanService } from '../settings/plan/plan.service.js';
import { readPlan } from '../settings/plan/read-plan.js';
import { SettingsService } from '../settings/settings.service.js';
import { demoFolder, demoPackage, readDemoPlan } from './demo-folder.js';
import { type DemoCounts, DemoRepository } from './demo-repository.js';
import { demoSettings } from './demo-settings.js';
import { DemoBrand } from './demo-brand.js';
import { DemoCovers } from './demo-covers.js';
import { DemoVideo } from './demo-video.js';

const collection = 'demo';

/** Fills an empty archive with the demo: an import of its package, and settings. Its renditions are made by jobs afterwards. */
@Injectable()
export class DemoLoader {
  private readonly logger = new Logger('Demo');

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: DemoRepository,
    private readonly imports: ImportsService,
    private readonly runner: ImportRunner,
    private readonly covers: DemoCovers,
    private readonly video: DemoVideo,
    private readonly brand: DemoBrand,
    private readonly settings: SettingsService,
    private readonly plans: PlanService,
  ) {}

  /**
   * Loads the whole demo, or goes on where an earlier start was interrupted. Resolves with null, and changes nothing, if the archive has
   * other content, or another process is loading it.
   * @param options `signal`: ends it after its present step
   */
  async load({
    archiveFolder = demoPackage,
    videoFolder = join(demoFolder, 'video'),
    signal = new AbortController().signal,
  } = {}): Promise<DemoCounts | null> {
    const isEmpty = await this.repository.isEmpty();
    if (!isEmpty && !(await this.repository.isInterrupted(collection))) return null;
    // First, since they change nothing that makes an archive one with content.
    if (isEmpty) await this.storeSettings(videoFolder);
    const source = await openSource(archiveFolder, { table: 'photos' });
    try {
      await this.import(source, signal);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'import_under_way') return null;
      throw error;
    } finally {
      await source.close();
    }
    if (signal.aborted) return null;
    await this.repository.putInOrder();
    const counts = await this.repository.count();
    this.logger.log(`${counts.entities} cards, ${counts.photos} photos, ${counts.tags} tags loaded; pictures follow`);
    return counts;
  }

  private async storeSettings(videoFolder: string): Promise<void> {
    const [video, brand] = await Promise.all([
      this.video.store(videoFolder),
      this.brand.store(join(demoFolder, 'brand')),
    ]);
    const plan = readPlan(await readDemoPlan());
    await this.dataSource.transaction(async (tx) => {
      const planVersion = await this.plans.store(plan, tx);
      await this.settings.set({ ...demoSettings, ...brand, video, planVersion }, { source: 'demo' }, tx);
    });
  }

  private async import({ tables: files, pictures }: OpenSource, signal: AbortSignal): Promise<void> {
    const tables: ImportedTable[] = [];
    for (const file of files) tables.push(await describeTable({ ...file, collection }));
    const plan = { tables, publishes: true, contents: await contentsOf(files) };
    const { id } = await this.imports.begin(plan, null);
    const leftOut: string[] = [];
    const rows = (place: number): AsyncIterable<TableRow> => {
      const { shape, mapping } = tables[place]!;
      const all = readRows(files[place]!.path, shape);
      return mapping.table === 'photos' && pictures
        ? withOriginals(all, { column: shape.columns.indexOf('file'), pictures, leftOut })
        : all;
    };
    await this.runner.run(id, { rows, pictures }, signal);
    if (leftOut.length > 0) {
      this.logger.warn(`no originals ${leftOut.join(', ')}: their photos are left out`);
      await this.covers.replace();
    }
  }
}

/** An installation without some of the pictures does without their photos. */
async function* withOriginals(
  rows: AsyncIterable<TableRow>,
  { column, pictures, leftOut }: { column: number; pictures: PictureSource; leftOut: string[] },
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const file = row.cells[column] ?? '';
    if (typeof pictures.find(file) !== 'string') yield row;
    else leftOut.push(file);
  }
}
