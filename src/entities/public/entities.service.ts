import { Injectable } from '@nestjs/common';
import type { Entity, EntityDetail, EntityListQuery, EntityRelation } from '../../contract/entity.js';
import { defaultEntitySort } from '../../contract/entity.js';
import type { EntityTypeCount } from '../../contract/entity-type.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import type { Paged, SelectionQuery } from '../../contract/page.js';
import { Slugs } from '../../records/slugs.js';
import { pickFields } from '../../platform/http/fields.js';
import { SearchEngine } from '../../search/search-engine.js';
import { SettingsService } from '../../settings/settings.service.js';
import { EntitiesRepository, type EntityRecord, type ListedEntity } from './entities.repository.js';
import { findEntityIds } from './find-entity-ids.js';
import { matchedAlias } from './matched-alias.js';
import { presentEntity, presentEntityDetail, presentRelation } from '../entity.presenter.js';

/** Public reads of entities. */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly entities: EntitiesRepository,
    private readonly slugs: Slugs,
    private readonly engine: SearchEngine,
    private readonly settings: SettingsService,
  ) {}

  /** `limit` (0: all) is the older name of `pageSize`; clients that still send it expect it to take precedence. */
  async list(query: EntityListQuery): Promise<Paged<Entity>> {
    const { page, offset, limit = query.pageSize ?? limits.pageSize.entities } = query;
    const found = await this.entities.list({
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

  async random({ limit = limits.home.entities, fields }: SelectionQuery): Promise<Entity[]> {
    return pickFields(await this.present(await this.entities.findRandom(limit)), fields);
  }

  /** In the order of the ids. */
  async findByIds(ids: number[]): Promise<Entity[]> {
    if (ids.length === 0) return [];
    const { items } = await this.entities.list({ slice: { limit: ids.length }, sort: 'relevance', foundIds: ids });
    return this.present(items);
  }

  /** The languages in which at least one entity has an audio guide. */
  listAudioLanguages(): Promise<Language[]> {
    return this.entities.findAudioLanguages();
  }

  async countsByType(): Promise<{ items: EntityTypeCount[] }> {
    return { items: await this.entities.countByType() };
  }

  /** @throws DomainError entity_not_found */
  async byId({ id }: { id: number }): Promise<EntityDetail> {
    return this.presentDetail(await this.entities.findOne({ id }));
  }

  /** A former slug finds its entity too. @throws DomainError entity_not_found */
  async bySlug({ slug }: { slug: string }): Promise<EntityDetail> {
    const entity = await this.entities.findOne({ slug });
    if (entity) return this.presentDetail(entity);
    const id = await this.slugs.findFormerOwner('entity', slug);
    return this.presentDetail(id === null ? null : await this.entities.findOne({ id }));
  }

  /** Related entities; an unknown entity has none. */
  async relations({ id }: { id: number }): Promise<EntityRelation[]> {
    const widthOf = await this.settings.publicWidths();
    return (await this.entities.findRelated(id)).map((related) => presentRelation(related, widthOf));
  }

  private async present(rows: ListedEntity[]): Promise<Entity[]> {
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentEntity(row, widthOf));
  }

  private async presentDetail(row: EntityRecord | null): Promise<EntityDetail> {
    if (!row) throw new DomainError('entity_not_found');
    return presentEntityDetail(row, await this.settings.publicWidths());
  }
}
