import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { likePattern } from '../../platform/database/like-pattern.js';
import { byIndex, TextMatcher } from '../../search/postgres/text-matcher.js';
import { type Bind, photoFilterSql, type PhotoFilter, type PhotoText, waysToFindText } from './photo-filter.js';

/**
 * What administrators type to find photos. It finds published photos as the public search does, by words with their other
 * forms and with typing errors, and photos in any state by parts of a title, of the file's name or of the inventory number
 * (docs/adr/0029).
 */
@Injectable()
export class PhotoTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: TextMatcher,
  ) {}

  /** Null for no text. */
  async read(q: string | undefined): Promise<PhotoText | null> {
    if (!q) return null;
    const parts = q.split(/\s+/).filter(Boolean).map(likePattern);
    const match = await this.matcher.resolve('photo', q);
    if (!match) return { parts, words: null };
    // The words of a file's name are no reason to list all photos that have one of them.
    const isKnown = match.isLoosened && (await this.areKnown(parts));
    return { parts, words: isKnown ? null : match.required };
  }

  /** The ids of a filter with a text; of more than `max` null. */
  findFew(filter: PhotoFilter & { text: PhotoText }, max: number): Promise<number[] | null> {
    return byIndex(this.dataSource, async (tx) => {
      const found = new Set<number>();
      for (const way of waysToFindText(filter)) {
        const parameters: unknown[] = [];
        const bind: Bind = (value) => `$${parameters.push(value)}`;
        const sql = `${way(bind)} limit ${bind(max + 1)}`;
        for (const { id } of await tx.query<{ id: number }[]>(sql, parameters)) found.add(id);
        if (found.size > max) return null;
      }
      return [...found];
    });
  }

  /** Whether any photo has all of these parts. */
  private async areKnown(parts: string[]): Promise<boolean> {
    return byIndex(this.dataSource, async (tx) => {
      const parameters: unknown[] = [];
      const filter = { text: { parts, words: null }, viewerId: null, timeZone: 'UTC' };
      const where = photoFilterSql(filter, (value) => `$${parameters.push(value)}`);
      const rows = await tx.query<object[]>(`select from photos p where ${where} limit 1`, parameters);
      return rows.length > 0;
    });
  }
}
