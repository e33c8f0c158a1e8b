import { Readable } from 'node:stream';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Storage } from '../../src/platform/storage/storage.js';
import type { TestArchive } from './archive.js';
import type { Factories } from './factories.js';
import { aJpeg } from './scans.js';
import type { Answer, Visitor } from './visitor.js';

export const removalFields = {
  name: 'Ada Bianchi',
  email: 'ada@example.org',
  role: 'rightsHolder',
  reason: 'La fotografia è di mio padre, che non l’ha mai pubblicata.',
  declared: true,
};

export const askRemoval = (visitor: Visitor, fields: object, headers: Record<string, string> = {}): Promise<Answer> =>
  visitor.change('POST', '/api/removal-requests', { json: { ...removalFields, ...fields }, headers });

/** The id of a request for the removal of a photo. */
export async function aRemovalRequest(
  archive: TestArchive,
  photo: { slug: string },
  fields: object = {},
): Promise<number> {
  const { body } = await askRemoval(archive.visitor(), { photo: photo.slug, ...fields });
  const [{ id }] = await archive.database.query<[{ id: number }]>(
    'select id from removal_requests where reference = $1',
    [body.reference],
  );
  return id;
}

/** Who has to do with removal requests, signed in. */
export async function removalStaff(
  archive: TestArchive,
): Promise<{ administrator: Visitor; moderator: Visitor; editor: Visitor }> {
  const [administrator, moderator, editor] = await Promise.all([
    archive.anAdmin().then(archive.signedIn),
    archive.aModerator().then(archive.signedIn),
    archive.anEditor().then(archive.signedIn),
  ]);
  return { administrator, moderator, editor };
}

/** Hides the photo of a request until it is decided. */
export const hideForRequest = (by: Visitor, id: number): Promise<Answer> =>
  by.change('POST', `/api/admin/removal-requests/${id}/hide`);

/** @param outcome `removed` or `kept` */
export const decideRequest = (
  by: Visitor,
  id: number,
  outcome: string,
  statement = 'La richiesta è fondata.',
): Promise<Answer> => by.change('POST', `/api/admin/removal-requests/${id}/decision`, { json: { outcome, statement } });

let seed = 500;

/** A published photo whose original and renditions are stored. */
export async function aPhotoWithFiles(
  archive: TestArchive,
  values: Parameters<Factories['aPhoto']>[0] = {},
): Promise<PhotoRow> {
  const scan = await archive.app.get(Storage).stage(Readable.from([await aJpeg({ seed: (seed += 1) })]));
  await scan.store();
  const photo = await archive.aPhoto({
    status: 'processing',
    originalSha256: scan.sha256,
    renditions: null,
    ...values,
  });
  await archive.app.get(PhotoRenditionsService, { strict: false }).generate(photo.id);
  return { ...photo, status: 'published' };
}
