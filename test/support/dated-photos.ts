import type { Photo } from '../../src/contract/photo.js';
import { administrator, archive } from './administration.js';
import type { Answer } from './visitor.js';

export const change = (id: number, json: object) => administrator.change('PATCH', `/api/admin/photos/${id}`, { json });
export const publicPhoto = async (id: number): Promise<Photo> =>
  (await archive.visitor().get(`/api/photos/${id}`)).body;
export const get = async (path: string): Promise<Answer['body']> => (await archive.visitor().get(path)).body;

/** A published photo whose date is written by the API. */
export async function dated(date: object, title?: string): Promise<number> {
  const { id } = await archive.aPhoto(title ? { title } : {});
  const answer = await change(id, date);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return id;
}

export const days = (earliest: string | null, latest: string | null) => ({ earliest, latest });
