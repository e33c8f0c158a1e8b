import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { licenceName } from '../../contract/listed-licences.js';
import type { NewSavedSearch, SavedFilters, SavedSearch } from '../../contract/saved-search.js';
import { areReversed, yearsOfRange } from '../../platform/database/year-range.js';
import { PersonalData } from '../../records/personal-data.js';
import { TextMatcher } from '../../search/postgres/text-matcher.js';
import { seriesKey } from '../../search/series-key.js';
import { SavedSearchesRepository, type SavedSearchRecord } from './saved-searches.repository.js';

/** Each search is saved once: what a unique index of PostgreSQL compares has less than 2,700 bytes. */
const filterBytesMax = 2000;

/**
 * Searches that members save, with what is new in each. New photos are compared with all searches of a member in one statement;
 * for that, a text is stored as PostgreSQL's index reads it, whichever engine answers searches. It is read again whenever the
 * search is opened, because the words that the archive knows decide about typing errors.
 */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly matcher: TextMatcher,
    personalData: PersonalData,
  ) {
    personalData.register('saved-searches', { find: (userId) => this.searches.listPersonalData(userId) });
  }

  async list(viewer: Viewer): Promise<SavedSearch[]> {
    return (await this.searches.list(memberIdOf(viewer))).map(present);
  }

  /** @throws DomainError `saved_search_empty`, `saved_searches_full`, validation_failed */
  async add({ name, ...asked }: NewSavedSearch, viewer: Viewer): Promise<SavedSearch> {
    const filters = stored(asked);
    if (areReversed(yearsOfRange(filters))) throw invalidField('to', 'years_reversed');
    if (Object.keys(filters).length === 0) throw new DomainError('saved_search_empty');
    if (Buffer.byteLength(JSON.stringify(filters)) > filterBytesMax) throw invalidField('q', 'field_too_long');
    const saved = await this.searches.add(memberIdOf(viewer), {
      name,
      filters,
      matching: await this.matcher.required(filters.q),
      series: filters.series === undefined ? null : seriesKey(filters.series),
    });
    if (!saved) throw new DomainError('saved_searches_full');
    return present(saved);
  }

  /** @throws DomainError `saved_search_not_found`, also for one of somebody else */
  async rename(change: { id: number; name: string }, viewer: Viewer): Promise<void> {
    if (!(await this.searches.rename(memberIdOf(viewer), change))) throw new DomainError('saved_search_not_found');
  }

  /** @throws DomainError `saved_search_not_found`, also for one of somebody else */
  async open({ id }: { id: number }, viewer: Viewer): Promise<void> {
    const userId = memberIdOf(viewer);
    const saved = await this.searches.find(userId, id);
    if (!saved) throw new DomainError('saved_search_not_found');
    await this.searches.open(userId, id, await this.matcher.required(saved.filters.q));
  }

  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.searches.remove(memberIdOf(viewer), id);
  }
}

/** In one form, so that the same search is saved once: without what is left out, tags and years in their order. */
function stored({
  q,
  year,
  yearRange,
  from,
  to,
  entityTypeCode,
  entityId,
  tags,
  fondsId,
  licence,
  series,
}: SavedFilters): SavedFilters {
  return {
    ...(q && { q }),
    // A year is more exact than a range, so it takes precedence.
    ...(year !== undefined && { year }),
    ...(yearRange && year === undefined && { yearRange: inOrder(yearRange, '-').join('-') }),
    ...(from !== undefined && year === undefined && !yearRange && { from: fourDigits(from) }),
    ...(to !== undefined && year === undefined && !yearRange && { to: fourDigits(to) }),
    ...(entityTypeCode && { entityTypeCode }),
    ...(entityId !== undefined && { entityId }),
    ...(tags && { tags: [...new Set(inOrder(tags, ','))].join() }),
    ...(fondsId !== undefined && { fondsId }),
    ...(licence && { licence: licenceName(licence) }),
    ...(series && { series }),
  };
}

const fourDigits = (end: number | string): string => String(end).padStart(4, '0');

const inOrder = (text: string, separator: string): number[] =>
  text
    .split(separator)
    .map(Number)
    .sort((one, other) => one - other);

const present = ({ createdAt, openedAt, ...saved }: SavedSearchRecord): SavedSearch => ({
  ...saved,
  createdAt: createdAt.toISOString(),
  openedAt: openedAt.toISOString(),
});
