import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { CityPlan } from '../../contract/map-plan.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { SiteSettings } from '../../contract/settings.js';
import { SettingsService } from '../settings.service.js';
import { PlanRow } from './plan.row.js';
import { readPlan } from './read-plan.js';

/** Digits of the SHA-256 that name a version: more than enough for the plans of one city. */
const versionDigits = 20;

/** The shapes of the city below the names of the map. They are in the database, so every process has them. */
@Injectable()
export class PlanService {
  private cached: { version: string; plan: CityPlan } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The plan that the settings name: only that version is public.
   * @throws DomainError not_found for any other version
   */
  async getShown(version: string): Promise<CityPlan> {
    const { planVersion } = await this.settings.site();
    if (version !== planVersion) throw new DomainError('not_found');
    if (this.cached?.version !== version) this.cached = { version, plan: await this.read(version) };
    return this.cached.plan;
  }

  /**
   * Replaces the plan by an uploaded GeoJSON, for an administrator.
   * @throws DomainError validation_failed without a file, and those of `readPlan`
   */
  async replace(content: Buffer | undefined, viewer: Viewer): Promise<SiteSettings> {
    if (!content || content.length === 0) throw invalidField('plan', 'field_required');
    const plan = readPlan(content.toString('utf8'));
    return this.dataSource.transaction(async (tx) => {
      const planVersion = await this.store(plan, tx);
      await this.settings.set({ planVersion }, { source: 'api', viewer }, tx);
      return this.settings.read(tx);
    });
  }

  /** The map has no plan afterwards, for an administrator. */
  async remove(viewer: Viewer): Promise<void> {
    await this.dataSource.transaction((tx) => this.settings.set({ planVersion: null }, { source: 'api', viewer }, tx));
  }

  /** Stores a plan; the settings must name its version in the same transaction. */
  async store(plan: CityPlan, tx: EntityManager): Promise<string> {
    const content = JSON.stringify(plan);
    const version = createHash('sha256').update(content).digest('hex').slice(0, versionDigits);
    await tx.upsert(PlanRow, { version, content }, ['version']);
    return version;
  }

  private async read(version: string): Promise<CityPlan> {
    const row = await this.dataSource.manager.findOneBy(PlanRow, { version });
    if (!row) throw new DomainError('not_found');
    return JSON.parse(row.content) as CityPlan;
  }
}
