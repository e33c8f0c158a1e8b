import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { limits } from '../../contract/limits.js';
import type { Tag } from '../../contract/tag.js';
import { presentTag } from './tag.presenter.js';
import { TagRow } from './tag.row.js';

/** Those of published photos are counted; the tag 0 stands for all photos. */
const ofMostUsed = `tag.id in (select c.tag_id from photo_counts_by_tag c where c.tag_id > 0
  group by c.tag_id having sum(c.photos) > 0 order by sum(c.photos) desc, c.tag_id limit :offered)`;

/** Tags, by their Italian name. */
@Injectable()
export class TagsService {
  constructor(@InjectRepository(TagRow) private readonly tags: Repository<TagRow>) {}

  list(): Promise<Tag[]> {
    return this.find((tags) => tags);
  }

  /** Those of most published photos, as many as a filter offers; all tags while they are no more than that. */
  async mostUsed(): Promise<Tag[]> {
    const isMany = (await this.tags.count()) > limits.tags.offered;
    return this.find((tags) => (isMany ? tags.where(ofMostUsed, { offered: limits.tags.offered }) : tags));
  }

  byIds(ids: number[]): Promise<Tag[]> {
    return this.find((tags) => tags.where({ id: In(ids) }));
  }

  private async find(narrowed: (tags: SelectQueryBuilder<TagRow>) => SelectQueryBuilder<TagRow>): Promise<Tag[]> {
    const rows = await narrowed(this.tags.createQueryBuilder('tag'))
      .orderBy('tag.name COLLATE "it_by_number"')
      .getMany();
    return rows.map(presentTag);
  }
}
