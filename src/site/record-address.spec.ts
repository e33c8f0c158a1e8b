import type { Request, Response } from 'express';
import { DomainError } from '../contract/errors.js';
import type { EntityDetail } from '../contract/entity.js';
import type { FondsDetail } from '../contract/fonds.js';
import type { Photo } from '../contract/photo.js';
import type { Site } from '../contract/settings.js';
import { recordAddress } from './record-address.js';

const photos = {
  bySlug: (): Promise<Photo> => Promise.reject(new DomainError('photo_not_found')),
  byId: ({ id }: { id: number }): Promise<Photo> =>
    id === 12
      ? Promise.resolve({ slug: 'trieste-molo' } as Photo)
      : Promise.reject(new DomainError(id === 14 ? 'photo_removed' : 'photo_not_found')),
};

const entities = {
  bySlug: (): Promise<EntityDetail> => Promise.reject(new DomainError('entity_not_found')),
  byId: ({ id }: { id: number }): Promise<EntityDetail> =>
    id === 12
      ? Promise.resolve({ slug: 'molo-audace' } as EntityDetail)
      : Promise.reject(new DomainError('entity_not_found')),
};

const fonds = {
  byId: ({ id }: { id: number }): Promise<FondsDetail> =>
    id === 12 ? Promise.resolve({ slug: 'studio-wulz' } as FondsDetail) : Promise.reject(new DomainError('not_found')),
};

const settings = { site: () => Promise.resolve({ naan: null } as Site) };

/** The target of the redirect, or null when the request is passed on. */
async function target(path: string, cookie = ''): Promise<string | null> {
  let redirectedTo: string | null = null;
  const response = {
    vary: () => response,
    setHeader: () => response,
    redirect: (_status: number, to: string) => (redirectedTo = to),
  };
  const request = { path, originalUrl: path, method: 'GET', headers: { cookie }, accepts: () => 'text/html' };
  await recordAddress({ photos, entities, fonds, settings })(
    request as unknown as Request,
    response as unknown as Response,
    () => undefined,
  );
  return redirectedTo;
}

it('redirects from the id of a photo to its page, in the language that the visitor chose', async () => {
  expect(await target('/photos/12')).toBe('/it/foto/trieste-molo');
  expect(await target('/photos/12', 'preferred_language=de')).toBe('/de/foto/trieste-molo');
});

it('redirects from the permanent address of a record to its page', async () => {
  expect(await target('/id/photo/12')).toBe('/it/foto/trieste-molo');
  expect(await target('/id/entity/12', 'preferred_language=en')).toBe('/en/scheda/molo-audace');
  expect(await target('/id/fonds/12', 'preferred_language=de')).toBe('/de/fondo/studio-wulz');
});

it.each([
  '/id/photo/13',
  '/id/entity/13',
  '/id/fonds/13',
  '/id/fonds/x',
  '/id/tag/12',
  '/id/photo',
  '/photos/13',
  '/photos/x',
  '/photos',
  '/en/photos/12',
])('leaves %s to the page that says there is none', async (path) => {
  expect(await target(path)).toBeNull();
});

it('leads to the page that says that a photo was taken down, without its title', async () => {
  expect(await target('/photos/14')).toBe('/it/foto/14');
  expect(await target('/id/photo/14')).toBe('/it/foto/14');
});
