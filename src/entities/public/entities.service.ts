import { Injectable } from '@nestjs/common';
import { isAmong, type Viewer } from '../../contract/access.js';
import type { Entity, EntityDetail, EntityListQuery, EntityRelation } from '../../contract/entity.js';
import { defaultEntitySort } from '../../contract/entity.js';
import type { EntityTypeCount } from '../../contract/entity-type.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import type { Paged, SelectionQuery } from '../../contract/page.js';
import { isPublicEntity } from '../../records/public-entity.js';
import { Slugs } from '../../records/slugs.js';
import { Withdrawals } from '../../records/withdrawals.js';
import { calendarDay } from '../../platform/calendar-day.js';
import { pickFields } from '../../platform/http/fields.js';
import { SearchEngine } from '../../search/search-engine.js';
import { SettingsService } from '../../settings/settings.service.js';
import { EntitiesRepository, type EntityRecord, type ListedEntity } from './entities.repository.js';
import { findEntityIds } from './find-entity-ids.js';
import { matchedAlias } from './matched-alias.js';
import { presentEntity, presentEntityDetail, presentRelation } from '../entity.presenter.js';

/** An entity of a list, with the moment of its last change (ISO 8601). */
export type ChangedEntity = Entity & { updatedAt: string };

/** Public reads of entities: only published ones. Who works in the archive sees a draft whose address or number is known. */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly entities: EntitiesRepository,
    private readonly slugs: Slugs,
    private readonly engine: SearchEngine,
    private readonly settings: SettingsService,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** `limit` (0: all) is the older name of `pageSize`; clients that still send it expect it to take precedence. */
  async list(query: EntityListQuery): Promise<Paged<Entity>> {
    const { page, offset, limit = query.pageSize ?? limits.pageSize.entities } = query;
    const found = await this.entities.list({
      status: 'published',
      slice: { page, offset, limit },
      sort: query.sort ?? defaultEntitySort,
      typeCode: query.type,
      hasAudio: query.hasAudio,
      ids: query.ids?.split(',').map(Number),
      foundIds: await findEntityIds(this.engine, query.q),
    });
    const widthOf = await this.settings.publicWidths();
    const items = found.items.map((row) => ({ ...presentEntity(row, widthOf), ...matchedAlias(query.q, row) }));
    return { ...found, items: pickFields(items, query.fields) };
  }

  /** New ones and those that were changed, the latest first. @param type code of their type; without it of all types */
  async listChanged({ type, limit }: { type?: string; limit: number }): Promise<ChangedEntity[]> {
    const slice = { limit };
    const { items } = await this.entities.list({ status: 'published', slice, sort: 'updatedAt', typeCode: type });
    const widthOf = await this.settings.publicWidths();
    return items.map((row) => ({ ...presentEntity(row, widthOf), updatedAt: row.updatedAt.toISOString() }));
  }

  async random({ limit = limits.home.entities, fields }: SelectionQuery): Promise<Entity[]> {
    return pickFields(await this.present(await this.entities.findRandom(limit)), fields);
  }

  /** In the order of the ids. */
  async findByIds(ids: number[]): Promise<Entity[]> {
    if (ids.length === 0) return [];
    const { items } = await this.entities.list({
      status: 'published',
      slice: { limit: ids.length },
      sort: 'relevance',
      foundIds: ids,
    });
    return this.present(items);
  }

  /** The public ones of these, in no order, as their own pages show them. */
  async findDetails(ids: number[]): Promise<EntityDetail[]> {
    if (ids.length === 0) return [];
    const widthOf = await this.settings.publicWidths();
    return (await this.entities.findDetails(ids)).map((row) => presentEntityDetail(row, widthOf));
  }

  /** The languages in which at least one public entity has an audio guide. */
  listAudioLanguages(): Promise<Language[]> {
    return this.entities.findAudioLanguages();
  }

  async countsByType(): Promise<{ items: EntityTypeCount[] }> {
    return { items: await this.entities.countByType() };
  }

  /** @throws DomainError entity_not_found; entity_removed for one that was public and has been deleted */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<EntityDetail> {
    const row = await this.entities.findOne({ id });
    if (!row) await this.assertNeverPublic(id);
    return this.presentDetail(row, viewer);
  }

  /** A former slug finds its entity too. @throws DomainError entity_not_found */
  async bySlug({ slug }: { slug: string }, viewer: Viewer): Promise<EntityDetail> {
    const entity = await this.entities.findOne({ slug });
    if (entity) return this.presentDetail(entity, viewer);
    const id = await this.slugs.findFormerOwner('entity', slug);
    return this.presentDetail(id === null ? null : await this.entities.findOne({ id }), viewer);
  }

  /** Related entities; an unknown entity has none. */
  async relations({ id }: { id: number }, viewer: Viewer): Promise<EntityRelation[]> {
    const widthOf = await this.settings.publicWidths();
    const related = await this.entities.findRelated(id, { seesDrafts: seesDrafts(viewer) });
    return related.map((each) => presentRelation(each, widthOf));
  }

  private async assertNeverPublic(id: number): Promise<void> {
    const at = await this.withdrawals.findMoment('entity', id);
    if (!at) return;
    const { timeZone } = await this.settings.site();
    throw new DomainError('entity_removed', { removed: { kind: 'entity', id, on: calendarDay(at, timeZone) } });
  }

  private async present(rows: ListedEntity[]): Promise<Entity[]> {
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentEntity(row, widthOf));
  }

  private async presentDetail(row: EntityRecord | null, viewer: Viewer): Promise<EntityDetail> {
    if (!row || (!isPublicEntity(row) && !seesDrafts(viewer))) throw new DomainError('entity_not_found');
    return presentEntityDetail(row, await this.settings.publicWidths());
  }
}

const seesDrafts = (viewer: Viewer): boolean => isAmong(viewer, 'staff');
