import { Controller, Header, Param, Query } from '@nestjs/common';
import type { Paged } from '../../contract/page.js';
import type { Viewer } from '../../contract/access.js';
import type { Photo, PhotoStrip, DecadeCount, PhotoTimeline } from '../../contract/photo.js';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { CachedWhenAnonymous } from '../../platform/http/cached-when-anonymous.decorator.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { FieldsQueryDto, SelectionQueryDto } from '../../records/selection-query.dto.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { PhotoTimelineQueryDto } from './photo-timeline.dto.js';
import { PhotoListQueryDto } from './photo-list-query.dto.js';
import { PhotoOfTheDayQueryDto } from './photo-of-the-day-query.dto.js';
import { PopularPhotosQueryDto } from './popular-photos-query.dto.js';
import { PhotosService } from './photos.service.js';

/** A photo's page shows the names of its tags and entities. */
const tagsOf = ({ id, entities = [] }: Photo): CacheTag[] => [
  `photo:${id}`,
  ...entities.map((entity) => `entity:${entity.id}` as const),
];

/**
 * A page that shows a photo's neighbours is outdated when one of them changes. A photo that is new between them has no tag
 * yet that the page could carry, and `photos` would drop every photo's page at each upload: until a page's time in the
 * cache is over it may skip the new photo.
 */
const tagsOfNeighbours = ({ before, after }: PhotoStrip, { id }: IdParamDto): CacheTag[] =>
  [{ id }, ...before, ...after].map((shown) => `photo:${shown.id}` as const);

@Controller()
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /** The archive: published photos, filtered, sorted and paged. */
  @Operation('photos.list')
  @Shows('photos', 'tags')
  list(@Query() query: PhotoListQueryDto, @CurrentViewer() viewer: Viewer): Promise<Paged<Photo>> {
    return this.photos.list(query, viewer);
  }

  /** Most favorites in the last 90 days, then of all time, then newest. */
  @Operation('photos.popular')
  @Shows('photos')
  @CachedWhenAnonymous(300)
  popular(@Query() query: PopularPhotosQueryDto, @CurrentViewer() viewer: Viewer): Promise<Photo[]> {
    return this.photos.popular(query, viewer);
  }

  /** Those that administrators have chosen for the home page (`featuredPhotoIds` of the settings), in their order. */
  @Operation('photos.featured')
  @Shows('photos', 'settings')
  featured(@Query() query: FieldsQueryDto, @CurrentViewer() viewer: Viewer): Promise<Photo[]> {
    return this.photos.featured(query, viewer);
  }

  /** One photo a day, the same for everybody, among those with a date and a description. */
  @Operation('photos.ofTheDay')
  @Shows('photos')
  @CachedWhenAnonymous(300)
  ofTheDay(@Query() query: PhotoOfTheDayQueryDto, @CurrentViewer() viewer: Viewer): Promise<Photo> {
    return this.photos.ofTheDay(query, viewer);
  }

  /** The best photo of each decade among those with a date and a description, by decade: one that fills a screen, where there is one. */
  @Operation('photos.ofDecades')
  @Shows('photos')
  @CachedWhenAnonymous(300)
  ofDecades(@Query() query: FieldsQueryDto, @CurrentViewer() viewer: Viewer): Promise<Photo[]> {
    return this.photos.ofDecades(query, viewer);
  }

  /** A few random photos. */
  @Operation('photos.random')
  @Shows('photos')
  random(@Query() query: SelectionQueryDto, @CurrentViewer() viewer: Viewer): Promise<Photo[]> {
    return this.photos.random(query, viewer);
  }

  /** The number of photos of each decade. */
  @Operation('photos.decades')
  @Shows('photos')
  @CachedForPages()
  @Header('Cache-Control', 'public, max-age=300')
  decades(): Promise<DecadeCount[]> {
    return this.photos.decades();
  }

  /** The number of photos of each decade, and of each year of a few, of all photos or those of a tag. */
  @Operation('photos.timeline')
  @Shows('photos')
  @Header('Cache-Control', 'public, max-age=300')
  timeline(@Query() query: PhotoTimelineQueryDto): Promise<PhotoTimeline> {
    return this.photos.timeline(query);
  }

  /** One photo by its current slug or a former one. */
  @Operation('photos.bySlug')
  @Shows('tags', tagsOf)
  bySlug(@Param() params: SlugParamDto, @CurrentViewer() viewer: Viewer): Promise<Photo> {
    return this.photos.bySlug(params, viewer);
  }

  /** One photo by its id. */
  @Operation('photos.byId')
  @Shows('tags', tagsOf)
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<Photo> {
    return this.photos.byId(params, viewer);
  }

  /**
   * The photos before and after one in the order by year, up to eight on each side. Undated photos come last, in the order in
   * which they were added.
   */
  @Operation('photos.neighbours')
  @Shows(tagsOfNeighbours)
  neighbours(@Param() params: IdParamDto): Promise<PhotoStrip> {
    return this.photos.neighbours(params);
  }
}
