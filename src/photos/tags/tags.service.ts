import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { limits } from '../../contract/limits.js';
import type { Tag } from '../../contract/tag.js';
import { presentTag } from './tag.presenter.js';
import { TagRow } from './tag.row.js';

/** `offset 0`: one photo of each tag is looked for, in place of reading the photos of all tags. */
const isShown = 'exists (select from photo_tags_sorted l where l.tag_id = tag.id offset 0)';
const isUnused = 'not exists (select from photo_tags l where l.tag_id = tag.id offset 0)';
/** What the archive has words for is no secret; what only drafts are about is. */
const isPublic = `(${isShown} or ${isUnused})`;

/** Those of published photos are counted; the tag 0 stands for all photos. */
const ofMostUsed = `tag.id in (select c.tag_id from photo_counts_by_tag c where c.tag_id > 0
  group by c.tag_id having sum(c.photos) > 0 order by sum(c.photos) desc, c.tag_id limit :offered)`;

/** Public reads of tags, by their Italian name, without those that only drafts have: they say what is to come. */
@Injectable()
export class TagsService {
  constructor(@InjectRepository(TagRow) private readonly tags: Repository<TagRow>) {}

  list(): Promise<Tag[]> {
    return this.find((tags) => tags.where(isPublic));
  }

  /** Those that published photos have. */
  listShown(): Promise<Tag[]> {
    return this.find((tags) => tags.where(isShown));
  }

  /** Those of most published photos, as many as a filter offers. */
  mostUsed(): Promise<Tag[]> {
    return this.find((tags) => tags.where(ofMostUsed, { offered: limits.tags.offered }));
  }

  byIds(ids: number[]): Promise<Tag[]> {
    return this.find((tags) => tags.where({ id: In(ids) }).andWhere(isPublic));
  }

  private async find(narrowed: (tags: SelectQueryBuilder<TagRow>) => SelectQueryBuilder<TagRow>): Promise<Tag[]> {
    const rows = await narrowed(this.tags.createQueryBuilder('tag'))
      .orderBy('tag.name COLLATE "it_by_number"')
      .getMany();
    return rows.map(presentTag);
  }
}
