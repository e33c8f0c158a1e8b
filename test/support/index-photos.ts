import { SearchIndex } from '../../src/search/search-index.js';
import type { TestArchive } from './archive.js';

export type PhotoMetadata = Parameters<TestArchive['aPhoto']>[0];

/** Stores photos, each newer than the one before, and indexes them. */
export async function indexPhotos(archive: TestArchive, documents: PhotoMetadata[]): Promise<void> {
  for (const [day, each] of documents.entries())
    await archive.aPhoto({ createdAt: new Date(Date.UTC(2026, 0, day + 1)), ...each });
  await archive.app.get(SearchIndex).rebuild('photo');
}
