import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobOutbox } from '../jobs/job-outbox.js';
import type { Job } from '../jobs/job.js';
import { History } from '../history/history.js';
import type { RecordedChange, RecordKind } from '../history/recorded-parts.js';
import { PublicChanges } from '../records/public-changes.js';
import { PlanService } from '../settings/plan/plan.service.js';
import { readPlan } from '../settings/plan/read-plan.js';
import { SettingsService } from '../settings/settings.service.js';
import { demoFolder, readDemoArchive, readDemoPlan, readRegions } from './demo-archive.js';
import { DemoCovers } from './demo-covers.js';
import { DemoPhotographs } from './demo-photographs.js';
import { DemoRepository } from './demo-repository.js';
import { demoRows, type DemoRows } from './demo-rows.js';
import { demoSettings } from './demo-settings.js';
import { DemoAudioGuides } from './demo-audio-guides.js';
import { DemoVideo } from './demo-video.js';
import { orderRenditions } from './rendition-order.js';

/** How many records were loaded. */
export interface DemoCounts {
  entities: number;
  photos: number;
  tags: number;
  relations: number;
}

/** Fills an empty archive with the demo. Its renditions are made by jobs afterwards. */
@Injectable()
export class DemoLoader {
  private readonly logger = new Logger('Demo');

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: DemoRepository,
    private readonly photographs: DemoPhotographs,
    private readonly covers: DemoCovers,
    private readonly audioGuides: DemoAudioGuides,
    private readonly video: DemoVideo,
    private readonly settings: SettingsService,
    private readonly plans: PlanService,
    private readonly history: History,
    private readonly jobOutbox: JobOutbox,
    private readonly publicChanges: PublicChanges,
  ) {}

  /**
   * Loads the whole demo, or nothing and null if the archive is not empty. It is one transaction, so that a killed
   * start can be repeated; the originals are stored before it, named by their content.
   */
  async load({
    photographsFolder = join(demoFolder, 'photographs'),
    coversFolder = join(demoFolder, 'covers'),
    audioFolder = join(demoFolder, 'audio'),
    videoFolder = join(demoFolder, 'video'),
  } = {}): Promise<DemoCounts | null> {
    if (!(await this.repository.isEmpty(this.dataSource.manager))) return null;
    const archive = await readDemoArchive();
    const originals = await this.photographs.store(
      archive.photos.map(({ id }) => id),
      photographsFolder,
    );
    const rows = demoRows(archive, {
      originals,
      regions: await readRegions(photographsFolder),
      covers: await this.covers.store(coversFolder),
      audioGuides: await this.audioGuides.store(archive.guides, audioFolder),
    });
    const video = await this.video.store(videoFolder);
    const plan = readPlan(await readDemoPlan());
    const photoIds = orderRenditions(archive.photos, archive.places).filter((id) => originals.has(id));

    const loaded = await this.dataSource.transaction(async (tx) => {
      await this.repository.lock(tx);
      if (!(await this.repository.isEmpty(tx))) return false;
      await this.repository.insert(rows, tx);
      await this.recordAll(rows, tx);
      const planVersion = await this.plans.store(plan, tx);
      await this.settings.set({ ...demoSettings, video, planVersion }, { source: 'demo' }, tx);
      await this.enqueueAll(rows, photoIds, tx);
      this.publishAll(rows, tx);
      return true;
    });
    if (!loaded) return null;
    const counts = countRows(rows);
    this.logger.log(`${counts.entities} cards, ${counts.photos} photos, ${counts.tags} tags loaded; pictures follow`);
    return counts;
  }

  /** Records the creation of every record, of all kinds in one statement; the demo is one change set. */
  private async recordAll(rows: DemoRows, tx: EntityManager): Promise<void> {
    const created = <Kind extends RecordKind>(kind: Kind, made: { id: number }[]): RecordedChange[] =>
      made.map((row) => ({ kind, recordId: row.id, part: 'record', action: 'created', after: row }) as RecordedChange);
    await this.history.record(
      [
        ...created('entity_type', rows.entityTypes),
        ...created('tag', rows.tags),
        ...created('photo', rows.photos),
        ...created('entity', rows.entities),
        ...created('entity_relation', rows.relations),
        ...created('default_cover', rows.defaultCovers),
      ],
      { source: 'demo' },
      tx,
    );
  }

  /** Entities are public at once; a photo is published when its renditions are made. */
  private publishAll({ entities, tags, entityTypes }: DemoRows, tx: EntityManager): void {
    const published = <Kind extends 'entity' | 'tag' | 'entity_type'>(kind: Kind, rows: { id: number }[]) =>
      rows.map(({ id }) => ({ kind, id, cause: 'published' as const }));
    this.publicChanges.publish(
      [...published('entity', entities), ...published('tag', tags), ...published('entity_type', entityTypes)],
      tx,
    );
  }

  private async enqueueAll(rows: DemoRows, photoIds: number[], tx: EntityManager): Promise<void> {
    const jobs: Job[] = [
      ...rows.defaultCovers.map(({ id }): Job => ({ kind: 'default-cover', subject: 'default_cover', subjectId: id })),
      ...rows.entities
        .filter(({ audio }) => Object.keys(audio ?? {}).length > 0)
        .map(({ id }): Job => ({ kind: 'waveform', subject: 'entity', subjectId: id })),
      ...photoIds.map((id): Job => ({ kind: 'renditions', subject: 'photo', subjectId: id })),
    ];
    await this.jobOutbox.enqueue(jobs, tx);
    await this.repository.putInOrder(photoIds, tx);
  }
}

const countRows = ({ entities, photos, tags, relations }: DemoRows): DemoCounts => ({
  entities: entities.length,
  photos: photos.length,
  tags: tags.length,
  relations: relations.length,
});
