import { readEntityFilters } from '../renderer/entities/entity-filters.js';
import { readGalleryFilters } from '../renderer/entities/gallery.js';
import { readFondsQuery } from '../renderer/fonds/fonds-query.js';
import { openedPhotoId, readMapFilters } from '../renderer/map/stage/map-filters.js';
import { readArchiveFilters } from '../renderer/photos/read-archive-filters.js';
import { readSearchFilters } from '../renderer/search/search-filters.js';
import { addressOf } from '../src/contract/addresses.js';
import { readGuideFilters } from './audioguide/guide-filters.js';

/** The parameters that are looked up. A copy of the query counts as if all of `present` were. */
function parametersRead(read: (query: Record<string, string>) => unknown, present: readonly string[] = []): string[] {
  const names = new Set<string>();
  const query = new Proxy<Record<string, string>>(Object.fromEntries(present.map((name) => [name, ''])), {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  read(query);
  return [...names].sort();
}

describe('the table of addresses names the parameters that a page reads', () => {
  it.each([
    ['/archivio', readArchiveFilters],
    ['/catalog', readArchiveFilters],
    ['/search', readSearchFilters],
    ['/schede', readEntityFilters],
    ['/map', (query: Record<string, string>) => [readMapFilters(query), openedPhotoId(query)]],
    ['/scheda/:slug', readGalleryFilters],
    ['/fondo/:slug', readFondsQuery],
  ])('at %s', (path, read) => {
    expect(parametersRead(read)).toEqual([...(addressOf(path).query ?? [])].sort());
  });

  it('in the list of guides, which reads those of the record cards', () => {
    const query = addressOf('/schede/audioguide').query ?? [];
    expect(query).toEqual(addressOf('/schede').query);
    expect(parametersRead(readGuideFilters, query)).toEqual([...query].sort());
  });
});
