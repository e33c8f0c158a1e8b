import type { InternationalString } from '@iiif/presentation-3';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../contract/errors.js';
import type { FondsName } from '../../../contract/fonds.js';
import type { Language } from '../../../contract/languages.js';
import type { PhotoListQuery } from '../../../contract/photo.js';
import { FondsService } from '../../../fonds/public/fonds.service.js';
import { TagsService } from '../../../photos/tags/tags.service.js';
import { maxId } from '../../../platform/http/input.decorators.js';
import { listName } from '../../list-name.js';
import type { PhotoFiltersDto } from '../../photo-filters.dto.js';
import { languageMap, noLanguage, siteWords } from './language-map.js';

/** Photos that a collection holds. */
export interface PhotoCollection {
  /** Below `/iiif/presentation/collection`, without the ending. */
  path: string;
  label: InternationalString;
  query: Pick<PhotoListQuery, 'search' | 'from' | 'to' | 'tagId' | 'fondsId'>;
}

/** The collections of photos by their addresses: decades, tags and fonds, and what a search finds. */
@Injectable()
export class PhotoCollections {
  constructor(
    private readonly tags: TagsService,
    private readonly fonds: FondsService,
  ) {}

  /** @throws DomainError not_found */
  async get(kind: string, name: string): Promise<PhotoCollection> {
    const found = await this.find(kind, name);
    if (!found) throw new DomainError('not_found');
    return found;
  }

  /** What the archive's list finds. @throws DomainError not_found for a fonds that the public does not see */
  async search(filters: PhotoFiltersDto, languages: readonly Language[]): Promise<PhotoCollection> {
    const { tagId, fondsId } = filters;
    const [tag] = tagId === undefined ? [] : await this.tags.byIds([tagId]);
    const fonds = fondsId === undefined ? null : await this.fonds.byId({ id: fondsId });
    const label = siteWords(
      languages,
      ({ archive }, language) => listName(filters, { fonds, tag }, language) ?? archive.title,
    );
    return { path: 'search', label, query: filters };
  }

  private async find(kind: string, name: string): Promise<PhotoCollection | null> {
    if (kind === 'decade') return decade(name);
    if (kind === 'tag') return this.tag(name);
    if (kind === 'fonds') return this.fondsOf(name);
    return null;
  }

  private async tag(name: string): Promise<PhotoCollection | null> {
    const id = /^[1-9]\d{0,9}$/.test(name) ? Number(name) : Infinity;
    const [tag] = id <= maxId ? await this.tags.byIds([id]) : [];
    return tag ? { path: `tag/${id}`, label: nameOf(tag), query: { tagId: id } } : null;
  }

  /** With all that is in it. */
  private async fondsOf(name: string): Promise<PhotoCollection | null> {
    const fonds = (await this.fonds.list()).find(({ id }) => String(id) === name);
    return fonds ? { path: `fonds/${fonds.id}`, label: titleOf(fonds), query: { fondsId: fonds.id } } : null;
  }
}

/** The photos that may be of it. */
function decade(name: string): PhotoCollection | null {
  if (!/^[1-9]\d{2}0$/.test(name)) return null;
  const first = Number(name);
  return { path: `decade/${first}`, label: decadeLabel(first), query: { from: first, to: first + 9 } };
}

export const decadeLabel = (decade: number): InternationalString => noLanguage(`${decade}–${decade + 9}`);

export const nameOf = (record: Parameters<typeof languageMap<'name'>>[0] & { name: string }): InternationalString =>
  languageMap(record, 'name') ?? noLanguage(record.name);

export const titleOf = (fonds: FondsName): InternationalString =>
  languageMap(fonds, 'title') ?? noLanguage(fonds.title);
