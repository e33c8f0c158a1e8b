import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../../src/platform/config/config.js';
import { admin, approve, archive, member } from '../support/contributions.js';
import { complete, process, propose, rowOf } from '../support/proposals.js';
import { anImage } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

const name = 'Maria Rossi, via Roma 3';

let seed = 600;
/** A photograph whose file names its author and where it was taken. */
const aNamedScan = (): Promise<Buffer> =>
  anImage({ seed: (seed += 1), width: 700, height: 500 })
    .withExifMerge({
      IFD0: { Artist: name, Copyright: name },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 39/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 46/1 30/1' },
    })
    .jpeg()
    .toBuffer();

async function proposed(
  fields: Record<string, string>,
  by: Visitor = member,
): Promise<{ id: number; photoId: number }> {
  const { status, body } = await propose({ ...complete, ...fields }, by, await aNamedScan());
  expect(status).toBe(201);
  await process(body.proposedPhotoId);
  return { id: body.id, photoId: body.proposedPhotoId };
}

/** The files that are made of a photo's scan and have these words. */
async function filesNaming(photoId: number, words = name): Promise<string[]> {
  const { original_sha256: sha256 } = (await rowOf(photoId)) as { original_sha256: string };
  const { dataDir } = archive.app.get(Config);
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(`${sha256}/`))
    .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(words))
    .map((entry) => entry.name)
    .sort();
}

describe('the public files of a proposed photo', () => {
  it('have no name where the member does not wish to be named, and no position', async () => {
    const { photoId } = await proposed({});
    expect(await filesNaming(photoId)).toEqual([]);
    expect(await filesNaming(photoId, 'GPS')).toEqual([]);
    expect(await rowOf(photoId)).toMatchObject({ from_file: { author: name, lat: 45.65, lng: 13.775 } });
  });

  it('have the author of the file where the member wishes to be named', async () => {
    const { photoId } = await proposed({ creditWished: 'true' });
    expect(await filesNaming(photoId)).toEqual(expect.arrayContaining(['640.jpg', '640.webp', 'social.jpg']));
  });

  it('follow that wish when it changes', async () => {
    const { id, photoId } = await proposed({ creditWished: 'true' });
    const edit = await member.change('PATCH', `/api/contributions/${id}`, { json: { creditWished: false } });
    expect(edit.status).toBe(200);
    expect(await archive.pendingJobsOf('photo', photoId)).toContain('renditions');
    await process(photoId);
    expect(await filesNaming(photoId)).toEqual([]);
  });

  it('lose the name, and the archive what the file says, when the account is deleted', async () => {
    const account = await archive.aMember();
    const owner = await archive.signedIn(account);
    const { id, photoId } = await proposed({ creditWished: 'true' }, owner);
    await approve(id);
    expect(await filesNaming(photoId)).not.toEqual([]);
    const removal = await owner.change('DELETE', `/api/users/${account.id}`, { json: { password: account.password } });
    expect(removal.status).toBe(204);
    expect(await rowOf(photoId)).toMatchObject({ from_file: null, original_name: null });
    expect(await archive.pendingJobsOf('photo', photoId)).toContain('renditions');
    await process(photoId);
    expect(await filesNaming(photoId)).toEqual([]);
    expect(await rowOf(photoId)).toMatchObject({ status: 'published', from_file: null });
    expect((await admin.get(`/api/admin/photos/${photoId}`)).body).toMatchObject({ fromFile: null });
  });
});
