import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { Photo } from '../contract/photo.js';
import type { DocumentKind, DocumentOf } from './search-document.js';

/** What the owner of a kind of record gives to search, which knows no rows. */
export interface DocumentSource<Kind extends DocumentKind = DocumentKind> {
  /** Those of the records that are public; one that is missing leaves the index. */
  findDocuments(ids: number[], manager: EntityManager): Promise<DocumentOf[Kind][]>;
  /** Ids of public records above `after`, ascending, at most `limit`. */
  listIds(page: { after: number; limit: number }, manager: EntityManager): Promise<number[]>;
}

export interface PhotoSource extends DocumentSource<'photo'> {
  /** Those of the photos that are public, in any order, as the viewer may see them. */
  findPhotos(ids: number[], viewer: Viewer): Promise<Photo[]>;
}

interface Sources {
  photo: PhotoSource;
  entity: DocumentSource<'entity'>;
}

/** Where documents come from. Every owner registers its source when the application starts. */
@Injectable()
export class DocumentSources {
  private readonly sources: Partial<Sources> = {};

  register<Kind extends DocumentKind>(kind: Kind, source: Sources[Kind]): void {
    (this.sources as Partial<Record<DocumentKind, unknown>>)[kind] = source;
  }

  /** @throws Error when nobody owns that kind in this process. */
  get<Kind extends DocumentKind>(kind: Kind): Sources[Kind] {
    const source = this.sources[kind];
    if (!source) throw new Error(`Nobody registered a source of ${kind} documents.`);
    return source;
  }
}
