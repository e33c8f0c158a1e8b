import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { Config } from '../../src/platform/config/config.js';
import { archive, member } from './contributions.js';
import { aJpeg } from './scans.js';
import type { Answer } from './visitor.js';

let seed = 100;

export const complete = { title: 'Molo San Carlo', license: 'CC BY 4.0', rightsDeclared: 'true' };

export async function propose(
  fields: Record<string, string> = complete,
  by = member,
  image?: Buffer | null,
): Promise<Answer> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  const sent = image === undefined ? await aJpeg({ seed: (seed += 1), width: 700, height: 500 }) : image;
  if (sent) multipart.append('image', new Blob([new Uint8Array(sent)]), 'molo.jpg');
  return by.change('POST', '/api/contributions', { multipart });
}

interface Proposed {
  id: number;
  proposedPhotoId: number;
}

export async function proposed(fields: Record<string, string> = {}): Promise<Proposed> {
  const answer = await propose({ ...complete, ...fields });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as Proposed;
}

/** Does the work of a worker. */
export const process = (photoId: number): Promise<void> => archive.app.get(PhotoRenditionsService).generate(photoId);
export const rowOf = async (photoId: number): Promise<Record<string, unknown> | undefined> =>
  (await archive.database.query('select * from photos where id = $1', [photoId]))[0];

export function storedOriginals(): string[] {
  const folder = join(archive.app.get(Config).dataDir, 'originals');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
}
