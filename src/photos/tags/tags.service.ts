import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Tag } from '../../contract/tag.js';
import { presentTag } from './tag.presenter.js';
import { TagRow } from './tag.row.js';

@Injectable()
export class TagsService {
  constructor(@InjectRepository(TagRow) private readonly tags: Repository<TagRow>) {}

  /** All tags, by their Italian name. */
  async list(): Promise<Tag[]> {
    const rows = await this.tags.createQueryBuilder('tag').orderBy('tag.name COLLATE "it-x-icu"').getMany();
    return rows.map(presentTag);
  }
}
