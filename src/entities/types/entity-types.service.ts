import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import type { DefaultCover } from '../../contract/entity.js';
import type { EntityType } from '../../contract/entity-type.js';
import { publicEntity } from '../../records/public-entity.js';
import { presentDefaultCover } from '../default-covers/default-cover.presenter.js';
import { DefaultCoverRow } from '../default-covers/default-cover.row.js';
import { presentEntityType, typeOrder } from './entity-type.presenter.js';
import { EntityTypeRow } from './entity-type.row.js';

/** Entity types and their default covers. */
@Injectable()
export class EntityTypesService {
  constructor(
    @InjectRepository(EntityTypeRow) private readonly types: Repository<EntityTypeRow>,
    @InjectRepository(DefaultCoverRow) private readonly covers: Repository<DefaultCoverRow>,
  ) {}

  async list(): Promise<EntityType[]> {
    return (await this.types.find({ order: typeOrder })).map(presentEntityType);
  }

  /** Those that everybody may know: not where all cards are drafts, of which the category would tell. */
  async listNamed(): Promise<EntityType[]> {
    const isNamed = Raw(
      (id) =>
        `(exists (select from entities e where e.entity_type_id = ${id} and ${publicEntity('e')} offset 0) ` +
        `or not exists (select from entities e where e.entity_type_id = ${id} offset 0))`,
    );
    return (await this.types.find({ where: { id: isNamed }, order: typeOrder })).map(presentEntityType);
  }

  /** Those with published cards: what is published by category is not announced by an empty one. */
  async listShown(): Promise<EntityType[]> {
    const isShown = Raw(
      (id) => `exists (select from entities e where e.entity_type_id = ${id} and ${publicEntity('e')} offset 0)`,
    );
    return (await this.types.find({ where: { id: isShown }, order: typeOrder })).map(presentEntityType);
  }

  /** The default covers of a type, in their order; an unknown type has none. */
  async listDefaultCovers({ entityTypeCode }: { entityTypeCode: string }): Promise<DefaultCover[]> {
    const type = await this.types.findOneBy({ code: entityTypeCode });
    if (!type) return [];
    const covers = await this.covers.find({ where: { entityTypeId: type.id }, order: { sortOrder: 'ASC' } });
    return covers.map((cover) => presentDefaultCover(cover, entityTypeCode));
  }
}
