import type { Request, Response } from 'express';
import { DomainError } from '../contract/errors.js';
import type { Photo } from '../contract/photo.js';
import { photoAddress } from './photo-address.js';

const photos = {
  byId: ({ id }: { id: number }): Promise<Photo> =>
    id === 12 ? Promise.resolve({ slug: 'trieste-molo' } as Photo) : Promise.reject(new DomainError('photo_not_found')),
};

/** Where a visitor who asks for the path is led, or null where somebody else answers. */
async function target(path: string, cookie = ''): Promise<string | null> {
  let led: string | null = null;
  const response = {
    setHeader: () => response,
    redirect: (_status: number, to: string) => (led = to),
  };
  const request = { path, method: 'GET', headers: { cookie } };
  await photoAddress(photos)(request as unknown as Request, response as unknown as Response, () => undefined);
  return led;
}

it('leads from the number of a photo to its page, in the language of the visitor’s choice', async () => {
  expect(await target('/photos/12')).toBe('/it/foto/trieste-molo');
  expect(await target('/photos/12', 'preferred_language=de')).toBe('/de/foto/trieste-molo');
});

it.each(['/photos/13', '/photos/x', '/photos', '/en/photos/12'])(
  'leaves %s to the page that says there is none',
  async (path) => {
    expect(await target(path)).toBeNull();
  },
);
