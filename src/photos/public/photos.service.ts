import { Injectable } from '@nestjs/common';
import { anonymous, isAmong, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Paged, SelectionQuery } from '../../contract/page.js';
import { parsePeriods, type PeriodCount } from '../../contract/periods.js';
import {
  type DecadeCount,
  defaultPhotoSort,
  type EntityPhotosQuery,
  type Photo,
  type PhotoListQuery,
  type PhotoOfTheDayQuery,
  type PhotoSort,
  type PhotoStrip,
  type PhotoTimeline,
  type PhotoTimelineQuery,
  type PopularPhotosQuery,
  timelineYearsMax,
} from '../../contract/photo.js';
import { SettingsService } from '../../settings/settings.service.js';
import { Slugs } from '../../records/slugs.js';
import { Withdrawals } from '../../records/withdrawals.js';
import { calendarDay } from '../../platform/calendar-day.js';
import { yearsOfRange } from '../../platform/database/year-range.js';
import { fieldNames, pickFields } from '../../platform/http/fields.js';
import { hasWords } from '../../search/search-text.js';
import { presentBack, presentPhoto } from '../photo.presenter.js';
import { presentStrip } from './photo-strip.presenter.js';
import { PhotosBySearch } from './photos-by-search.js';
import { type PhotoRecord, type PhotoState, PhotosRepository } from './photos.repository.js';

/** Public reads of photos: only published ones. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly slugs: Slugs,
    private readonly settings: SettingsService,
    private readonly bySearch: PhotosBySearch,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** Best match first where a text is searched and no other order is chosen. */
  async list(query: PhotoListQuery, viewer: Viewer): Promise<Paged<Photo>> {
    const favoritesOf = query.includeFavorites ? memberOf(viewer) : null;
    const { sortBy = 'relevance' } = query;
    const found = hasWords(query.search)
      ? await this.bySearch.list(query, favoritesOf)
      : await this.listInOrder(query, sortBy === 'relevance' ? defaultPhotoSort : sortBy, favoritesOf);
    const relations = query.includeTags ? await this.photos.findRelations(found.items.map(({ id }) => id)) : undefined;
    const widthOf = await this.settings.publicWidths();
    const items = found.items.map((row) => presentPhoto(row, widthOf, relations && { tags: relations.tags }));
    return { ...found, items: pickFields(items, query.fields) };
  }

  async popular(
    { limit = limits.home.photos, complete, fields }: PopularPhotosQuery,
    viewer: Viewer = anonymous,
  ): Promise<Photo[]> {
    const favoritesOf = memberOf(viewer);
    const rows = await this.photos.findPopular({ limit, complete, fields: fieldNames(fields), favoritesOf });
    return pickFields(await this.present(rows), fields);
  }

  async random({ limit = limits.home.photos, fields }: SelectionQuery, viewer: Viewer = anonymous): Promise<Photo[]> {
    const rows = await this.photos.findRandom({ limit, fields: fieldNames(fields), favoritesOf: memberOf(viewer) });
    return pickFields(await this.present(rows), fields);
  }

  /** Those that administrators have chosen for the home page, in their order; those that are not published are left out. */
  async featured({ fields }: Pick<SelectionQuery, 'fields'>, viewer: Viewer = anonymous): Promise<Photo[]> {
    const { featuredPhotoIds } = await this.settings.site();
    const rows = await this.photos.findByIds(featuredPhotoIds, {
      fields: fieldNames(fields),
      favoritesOf: memberOf(viewer),
    });
    return pickFields(await this.present(rows), fields);
  }

  /**
   * The same for everybody, from midnight to midnight of the archive's time zone.
   * @throws DomainError photo_not_found where no photo has a date and a description
   */
  async ofTheDay({ fields, daysAgo = 0 }: PhotoOfTheDayQuery, viewer: Viewer = anonymous): Promise<Photo> {
    const { timeZone } = await this.settings.site();
    const day = calendarDay(new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000), timeZone);
    const row = await this.photos.findOfTheDay({ day, fields: fieldNames(fields), favoritesOf: memberOf(viewer) });
    if (!row) throw new DomainError('photo_not_found');
    const [photo] = pickFields(await this.present([row]), fields);
    return photo!;
  }

  /** The best photo of each decade among those with a date and a description, by decade; decades without one are left out. */
  async ofDecades({ fields }: Pick<SelectionQuery, 'fields'>, viewer: Viewer = anonymous): Promise<Photo[]> {
    const rows = await this.photos.findOfDecades({ fields: fieldNames(fields), favoritesOf: memberOf(viewer) });
    return pickFields(await this.present(rows), fields);
  }

  /** From the first decade with a photo to the last; decades without photos between them count 0. */
  async decades(tagId?: number): Promise<DecadeCount[]> {
    const counts = await this.photos.countByDecade(tagId);
    const first = counts[0]?.decade ?? 0;
    const last = counts.at(-1)?.decade ?? -1;
    return Array.from({ length: Math.floor((last - first) / 10) + 1 }, (_, index) => {
      const decade = first + index * 10;
      return counts.find((known) => known.decade === decade) ?? { decade, count: 0 };
    });
  }

  async timeline({ tagId, from, to }: PhotoTimelineQuery): Promise<PhotoTimeline> {
    const isNarrow = from !== undefined && to !== undefined && from <= to && to - from < timelineYearsMax;
    const [decades, years] = await Promise.all([
      this.decades(tagId),
      isNarrow ? this.photos.countByYear({ tagId, from, to }) : [],
    ]);
    return { decades, years };
  }

  /** Of a back its front. @throws DomainError photo_not_found, photo_removed */
  async byId({ id }: { id: number }, viewer: Viewer = anonymous): Promise<Photo> {
    const row = await this.photos.findOne({ id }, memberOf(viewer));
    const front = await this.findFront(row, viewer);
    if (front) return front;
    // Long after its removal a photo has no row; that it was public is known for ever.
    const at = row ? null : await this.withdrawals.findMoment('photo', id);
    if (at) throw await this.removed(id, at);
    return this.presentDetail(row);
  }

  /** A former slug finds its photo too, and that of a back its front. @throws DomainError photo_not_found, photo_removed */
  async bySlug({ slug }: { slug: string }, viewer: Viewer = anonymous): Promise<Photo> {
    const photo = await this.photos.findOne({ slug }, memberOf(viewer));
    if (photo) return (await this.findFront(photo, viewer)) ?? this.presentDetail(photo);
    const id = await this.slugs.findFormerOwner('photo', slug);
    if (id === null) throw new DomainError('photo_not_found');
    return this.byId({ id }, viewer);
  }

  /** A photo that has become the back of another is found there; null for any other photo. */
  private async findFront(photo: PhotoState | null, viewer: Viewer): Promise<Photo | null> {
    if (photo?.status !== 'back' || photo.frontId === null) return null;
    return this.presentDetail(await this.photos.findOne({ id: photo.frontId }, memberOf(viewer)));
  }

  /** The photos before and after one in the archive's order by year. @throws DomainError photo_not_found */
  async neighbours({ id }: { id: number }): Promise<PhotoStrip> {
    const found = await this.photos.findNeighbours(id);
    if (found.length === 0) throw new DomainError('photo_not_found');
    return presentStrip(found, await this.settings.publicWidths());
  }

  /** The photos of an entity, those that show it best first: one page, or a plain array when the query has no page. */
  async listOfEntity(
    query: { id: number } & EntityPhotosQuery,
    viewer: Viewer = anonymous,
  ): Promise<Photo[] | Paged<Photo>> {
    const { id, page, pageSize, offset, period, exclude, sortBy, fields } = query;
    const isPaged = page !== undefined || pageSize !== undefined || offset !== undefined;
    const found = await this.photos.listByEntity({
      entityId: id,
      seesDrafts: isAmong(viewer, 'staff'),
      slice: { page, offset, limit: pageSize ?? (isPaged ? limits.pageSize.gallery : limits.list.limitMax) },
      periods: period ? parsePeriods(period) : null,
      exclude,
      sortBy,
      favoritesOf: memberOf(viewer),
      fields: fieldNames(fields),
    });
    const items = pickFields(await this.present(found.items), fields);
    return isPaged ? { ...found, items } : items;
  }

  /** Those that came into the archive last, with their tags. */
  async newestOfEntity({ id, limit }: { id: number; limit: number }): Promise<Photo[]> {
    const rows = await this.photos.findNewestOfEntity(id, limit);
    const relations = await this.photos.findRelations(rows.map((row) => row.id));
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentPhoto(row, widthOf, { tags: relations.tags }));
  }

  /** The site's periods from which the entity has photos, with the number of photos in each. */
  async periodsOfEntity({ id }: { id: number }, viewer: Viewer = anonymous): Promise<PeriodCount[]> {
    const { periods } = await this.settings.site();
    return this.photos.countByPeriod(id, periods, { seesDrafts: isAmong(viewer, 'staff') });
  }

  /** Published photos in the order of `ids`. */
  async findByIds(ids: number[], viewer: Viewer = anonymous): Promise<Photo[]> {
    return this.present(await this.photos.findByIds(ids, { favoritesOf: memberOf(viewer) }));
  }

  /** Those of these photos that are published, in no order, as their own pages show them: two queries for all. */
  async findDetails(ids: number[]): Promise<Photo[]> {
    if (ids.length === 0) return [];
    const rows = await this.photos.findDetailsByIds(ids);
    const relations = await this.photos.findRelations(rows.map(({ id }) => id));
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentPhoto(row, widthOf, relations));
  }

  /** Published photos as they are, with their backs: one query for all. */
  async withBacks(photos: readonly Photo[]): Promise<Photo[]> {
    const backs = await this.photos.findBacks(photos.map(({ id }) => id));
    const widthOf = await this.settings.publicWidths();
    return photos.map((photo) => {
      const back = backs.get(photo.id);
      return { ...photo, back: back ? presentBack(back, widthOf) : null };
    });
  }

  private listInOrder(
    query: PhotoListQuery,
    sortBy: PhotoSort,
    favoritesOf: number | null,
  ): Promise<Paged<PhotoRecord>> {
    const { page, offset, limit = limits.pageSize.archive } = query;
    return this.photos.list({
      slice: { page, offset, limit },
      sortBy,
      tagId: query.tagId,
      fondsId: query.fondsId,
      ...yearsOfRange(query),
      favoritesOf,
      fields: fieldNames(query.fields),
    });
  }

  private async presentDetail(row: (PhotoRecord & PhotoState) | null): Promise<Photo> {
    if (row?.status === 'removed' && row.wasPublic)
      throw await this.removed(row.id, (await this.withdrawals.findMoment('photo', row.id)) ?? row.removedAt);
    // What was never public is unknown rather than removed.
    if (row?.status !== 'published') throw new DomainError('photo_not_found');
    return presentPhoto(row, await this.settings.publicWidths(), await this.photos.findRelations([row.id]));
  }

  /** That it was here, and until when. */
  private async removed(id: number, at: Date | null): Promise<DomainError> {
    const { timeZone } = await this.settings.site();
    return new DomainError('photo_removed', {
      removed: { kind: 'photo', id, on: at && calendarDay(at, timeZone) },
    });
  }

  private async present(rows: PhotoRecord[]): Promise<Photo[]> {
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentPhoto(row, widthOf));
  }
}

/** Whose favorites an answer tells: only a member has some. */
const memberOf = (viewer: Viewer): number | null => (viewer.kind === 'user' ? viewer.userId : null);
