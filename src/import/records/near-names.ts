import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RowMessageCode } from '../../contract/exchange/row-message.js';
import { localizedColumns } from '../../platform/database/localized-columns.js';

/** What is named by messages of which a near name may have been meant. */
export const namedByMessages: Partial<Record<RowMessageCode, 'tags' | 'entities'>> = {
  tag_unknown: 'tags',
  entity_unknown: 'entities',
};

const proposed = 3;
/** Of 1; two words that differ in a letter or two have more. */
const leastSimilarity = 0.35;

/** Names of tags and cards that are spelled nearly as a file has them. */
@Injectable()
export class NearNames {
  constructor(private readonly dataSource: DataSource) {}

  async find(of: 'tags' | 'entities', written: string): Promise<string[]> {
    const names = localizedColumns('name').map((name) => `select ${name} as name from ${of} where ${name} is not null`);
    const rows = await this.dataSource.query<{ name: string }[]>(
      `select name from (select name, max(similarity(lower(name), lower($1))) as likeness from (${names.join(' union ')}) named
         group by name) compared
       where likeness >= ${leastSimilarity} order by likeness desc, name limit ${proposed}`,
      [written],
    );
    return rows.map(({ name }) => name);
  }
}
