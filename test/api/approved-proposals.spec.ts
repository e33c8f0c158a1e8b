import type { StoredRenditions } from '../../src/images/stored-renditions.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { admin, approveWith, archive, decide, member, suggested } from '../support/contributions.js';
import { process, proposed, rowOf } from '../support/proposals.js';

const publicPhoto = async ({ id }: Pick<PhotoRow, 'id'>): Promise<object> =>
  (await archive.visitor().get(`/api/photos/${id}`)).body;

describe('a proposed photo', () => {
  const photoOf = (id: number, by = admin) => by.get(`/api/admin/contributions/${id}/photo`);
  const changePhoto = (id: number, json: object, by = admin) =>
    by.change('PATCH', `/api/admin/contributions/${id}/photo`, { json });

  it('is completed by a moderator, who is no editor, and then published with it', async () => {
    const moderator = await archive.signedIn(await archive.aModerator());
    const entity = await archive.anEntity();
    const tag = await archive.aTag();
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const { body: photo } = await photoOf(id, moderator);
    expect(photo).toMatchObject({ id: proposedPhotoId, proposed: true, title: 'Molo San Carlo' });
    const changed = await changePhoto(
      id,
      {
        updatedAt: photo.updatedAt,
        title: 'Molo Audace',
        inscription: 'Sul verso: 1912',
        tagIds: [tag.id],
        entityIds: [entity.id],
      },
      moderator,
    );
    expect(changed).toMatchObject({ status: 200, body: { title: 'Molo Audace', tags: [{ id: tag.id }] } });
    expect((await approveWith(id, {}, moderator)).status).toBe(200);
    expect(await publicPhoto({ id: proposedPhotoId })).toMatchObject({
      slug: 'citta-molo-audace',
      inscription: 'Sul verso: 1912',
      entities: [{ id: entity.id }],
    });
    const sets = await admin.get(`/api/admin/change-sets?kind=photo&recordId=${proposedPhotoId}`);
    expect(sets.body.items.slice(0, 2)).toMatchObject([{ contributionId: id }, { contributionId: id }]);
  });

  it('is not changed by others, nor over a newer version, nor with what a photo cannot have', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const editor = await archive.signedIn(await archive.anEditor());
    for (const visitor of [member, editor]) {
      expect((await photoOf(id, visitor)).status).toBe(403);
      expect((await changePhoto(id, { title: 'Altro' }, visitor)).status).toBe(403);
    }
    expect((await changePhoto(id, { title: 'Altro', updatedAt: '2001-01-01T00:00:00.000Z' })).body).toMatchObject({
      code: 'record_outdated',
    });
    for (const [wrong, field, code] of [
      [{ title: '' }, 'title', 'field_required'],
      [{ status: 'published' }, 'status', 'field_unknown'],
      [{ tagIds: [2_147_483_646] }, 'tagIds', 'choice_gone'],
      [{ year: 'c. 1912' }, 'year', 'year_impossible'],
      [{ yearStart: 1912, yearEnd: 1905 }, 'yearEnd', 'years_reversed'],
    ] as const)
      expect(await changePhoto(id, wrong)).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
    expect(await rowOf(proposedPhotoId)).toMatchObject({ title: 'Molo San Carlo', status: 'draft' });
  });

  it('of a picture that was removed on request meanwhile is published only by somebody who says so', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const { original_sha256: originalSha256 } = (await rowOf(proposedPhotoId))!;
    await archive.aPhoto({ originalSha256: String(originalSha256), status: 'removed', withheldFrom: 'published' });
    const refused = await approveWith(id, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'scan_removed']);
    expect((await decide({ ids: [id], status: 'approved' })).body).toEqual({
      decided: [],
      failed: [{ id, code: 'scan_removed' }],
    });
    expect((await approveWith(id, { confirmRemovedScan: 'perhaps' })).status).toBe(400);
    expect((await approveWith(id, { confirmRemovedScan: true })).status).toBe(200);
    expect(await publicPhoto({ id: proposedPhotoId })).toMatchObject({ id: proposedPhotoId });
    const photo = await archive.aPhoto();
    const correction = await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    expect((await approveWith(correction.id, { confirmRemovedScan: true })).body.errors).toMatchObject([
      { field: 'confirmRemovedScan', code: 'field_unknown' },
    ]);
  });

  it('that resembles a picture removed on request is published only by somebody who says so', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const { renditions } = (await rowOf(proposedPhotoId))!;
    const smaller = { ...(renditions as StoredRenditions), width: 300, height: 200, color: '#777777' };
    const removed = await archive.aPhoto({ renditions: smaller, status: 'removed', withheldFrom: 'published' });
    const refused = await approveWith(id, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'scan_resembles_removed']);
    expect((await approveWith(id, { confirmRemovedScan: true })).status).toBe(200);
    await process(proposedPhotoId);
    expect(await publicPhoto({ id: proposedPhotoId })).toMatchObject({ id: proposedPhotoId });
    // Other proposals of these specs look like it.
    await archive.database.query('update photos set withheld_from = null where id = $1', [removed.id]);
  });

  it('is not changed here once it is decided, and there is none of a correction', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    await approveWith(id, {});
    expect((await changePhoto(id, { title: 'Altro' })).body).toMatchObject({ code: 'contribution_already_decided' });
    const correction = await suggested({ fieldName: 'year', newValue: '1912' });
    expect((await photoOf(correction.id)).body).toMatchObject({ code: 'photo_not_found' });
    expect((await changePhoto(correction.id, { title: 'Altro' })).body).toMatchObject({ code: 'photo_not_found' });
    expect((await approveWith(correction.id, { fieldName: 'notes' })).status).toBe(400);
  });

  it('takes no value at its approval', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    expect(await approveWith(id, { newValue: 'x' })).toMatchObject({ body: { errors: [{ field: 'newValue' }] } });
  });

  it.each([
    [{}, null],
    [{ creditWished: 'on' }, /^persona-/],
  ])('names its contributor only where they want it: %j', async (wish, name) => {
    const { id, proposedPhotoId } = await proposed(wish as Record<string, string>);
    await process(proposedPhotoId);
    await approveWith(id, {});
    const expected = name === null ? null : expect.stringMatching(name);
    expect(await publicPhoto({ id: proposedPhotoId })).toMatchObject({ contributor: expected, uploadedBy: expected });
  });

  it('names them no more when they change their mind before it is decided', async () => {
    const { id, proposedPhotoId } = await proposed({ creditWished: 'on' });
    await process(proposedPhotoId);
    const edited = await member.change('PATCH', `/api/contributions/${id}`, { json: { creditWished: false } });
    expect(edited.body).toMatchObject({ creditWished: false });
    await approveWith(id, {});
    expect(await publicPhoto({ id: proposedPhotoId })).toMatchObject({ contributor: null });
  });
});
