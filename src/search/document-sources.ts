import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { Localized } from '../contract/localized.js';
import type { DecadeCount, Photo, PhotoSort } from '../contract/photo.js';
import type { PhotoTextMatch } from './postgres/text-matcher.js';
import type { DocumentKind, DocumentOf } from './search-document.js';
import type { Found, SearchFilters } from './search-engine.js';

/** Implemented by the owner of a kind of record, so that search does not depend on rows. */
export interface DocumentSource<Kind extends DocumentKind = DocumentKind> {
  /** The documents of those records that are public; the others are removed from the index. */
  findDocuments(ids: number[], manager: EntityManager): Promise<DocumentOf[Kind][]>;
  /** Ids of public records above `after`, ascending, at most `limit`. */
  listIds(page: { after: number; limit: number }, manager: EntityManager): Promise<number[]>;
}

/** The photos that match a text and filters, in an order of their own table. */
export interface PhotosInOrder extends SearchFilters {
  match: PhotoTextMatch;
  sortBy: PhotoSort;
  limit: number;
  offset: number;
}

export interface PhotoSource extends DocumentSource<'photo'> {
  /** The public photos among these, in any order, as presented to the viewer. */
  findPhotos(ids: number[], viewer: Viewer): Promise<Photo[]>;
  /** For the search in PostgreSQL, whose documents know no other order than by rank or by age. */
  findInOrder(list: PhotosInOrder): Promise<Found>;
  /** The number of public photos of each decade that has some. */
  countByDecade(): Promise<DecadeCount[]>;
}

/** What an entity is called. */
export interface NamedEntity extends Localized<'name'> {
  id: number;
  slug: string;
  entityTypeCode: string;
  /** Other names: former ones, and those in other languages. */
  otherNames: string[];
  /** Public ones that show it. */
  photos: number;
}

export interface EntitySource extends DocumentSource<'entity'> {
  /** The entities among these, in any order. */
  findNames(ids: number[]): Promise<NamedEntity[]>;
}

interface Sources {
  photo: PhotoSource;
  entity: EntitySource;
}

/** The registry of document sources. Owners register when the application starts. */
@Injectable()
export class DocumentSources {
  private readonly sources: Partial<Sources> = {};

  register<Kind extends DocumentKind>(kind: Kind, source: Sources[Kind]): void {
    (this.sources as Partial<Record<DocumentKind, unknown>>)[kind] = source;
  }

  /** @throws Error when this kind has no source in this process. */
  get<Kind extends DocumentKind>(kind: Kind): Sources[Kind] {
    const source = this.sources[kind];
    if (!source) throw new Error(`Nobody registered a source of ${kind} documents.`);
    return source;
  }
}
