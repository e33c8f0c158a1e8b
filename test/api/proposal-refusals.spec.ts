import { limits } from '../../src/contract/limits.js';
import { Config } from '../../src/platform/config/config.js';
import { accountPassword } from '../support/factories.js';
import { startArchive } from '../support/archive.js';
import { account, admin, approve, archive, member, reject } from '../support/contributions.js';
import { complete, process, propose, proposed, storedOriginals } from '../support/proposals.js';
import { aJpeg } from '../support/scans.js';

describe('a proposal is refused, and leaves nothing,', () => {
  it.each<[Record<string, string>, string]>([
    [{ title: '' }, 'title'],
    [{ license: ' ' }, 'license'],
    [{ rightsDeclared: 'false' }, 'rightsDeclared'],
    [{ year: 'ieri' }, 'year'],
    [{ lat: '45.6' }, 'lng'],
    [{ lat: '91', lng: '13' }, 'lat'],
    [{ language: 'fr' }, 'language'],
    [{ status: 'published' }, 'status'],
    [{ proposed: 'false' }, 'proposed'],
    [{ tagIds: '1' }, 'tagIds'],
    [{ userId: '1' }, 'userId'],
    [{ photoId: '1' }, 'photoId'],
  ])('when its fields are %j', async (fields, field) => {
    const before = storedOriginals();
    const answer = await propose({ ...complete, ...fields });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ field }] } });
    expect(storedOriginals()).toEqual(before);
    expect((await member.get('/api/contributions')).body).toEqual([]);
  });

  it('without the declaration of rights', async () => {
    const { rightsDeclared: _, ...undeclared } = complete;
    expect(await propose(undeclared)).toMatchObject({ status: 400, body: { errors: [{ field: 'rightsDeclared' }] } });
  });

  it('without an image, or with something else', async () => {
    expect(await propose(complete, member, null)).toMatchObject({ status: 400, body: { code: 'image_missing' } });
    expect(await propose(complete, member, Buffer.from('<svg/>'.repeat(50)))).toMatchObject({
      status: 415,
      body: { code: 'image_type_unsupported' },
    });
  });

  it('from a visitor', async () => {
    expect((await propose(complete, archive.visitor())).status).toBe(401);
  });

  it('when ten wait already, however many are sent at once', async () => {
    for (let n = 0; n < limits.contributions.pendingProposals - 1; n += 1) await proposed();
    const image = await aJpeg({ seed: 9 });
    await member.get('/api/csrf');
    const answers = await Promise.all([propose(complete, member, image), propose(complete, member, image)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    expect(await propose(complete, member, image)).toMatchObject({ body: { code: 'contributions_full' } });
  });

  it('when a member has sent twenty images within a day', async () => {
    const config = archive.app.get(Config);
    config.rateLimit = true;
    const bad = Buffer.from('no image'.repeat(20));
    for (let n = 0; n < limits.contributions.proposalsADay; n += 1) await propose(complete, member, bad);
    const answer = await propose(complete, member, bad);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
    config.rateLimit = false;
  });
});

describe('a proposed photo', () => {
  it('is known by its id to those who decide about it, and to no other editor and no key', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const editor = await archive.signedIn(await archive.anEditor());
    const { body: key } = await admin.change('POST', '/api/admin/api-keys', {
      json: { name: 'scrive', scopes: ['read', 'write'], password: accountPassword },
    });
    const withKey = (method: string, path: string, json?: object) =>
      archive.visitor().send(method, path, { json, headers: { Authorization: `Bearer ${key.key}` } });
    const path = `/api/admin/photos/${proposedPhotoId}`;
    const scan = async () => {
      const multipart = new FormData();
      multipart.append('image', new Blob([new Uint8Array(await aJpeg({ seed: 77 }))]), 'altra.jpg');
      return editor.change('POST', `${path}/scan`, { multipart });
    };
    const answers = [
      await editor.get(path),
      await editor.get(`${path}/original`),
      await editor.get(`/api/photos/${proposedPhotoId}/annotations`),
      await editor.change('PATCH', path, { json: { title: 'Mio' } }),
      await editor.change('PUT', `${path}/annotations`, { json: { annotations: [] } }),
      await editor.change('POST', `${path}/retry`),
      await editor.change('POST', `${path}/restore`),
      await editor.change('DELETE', path),
      await editor.change('DELETE', `${path}/scan`),
      await scan(),
      await withKey('GET', path),
      await withKey('PATCH', path, { title: 'Mio' }),
      await withKey('DELETE', path),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      answers.map(() => '404 photo_not_found'),
    );
    expect((await admin.get(path)).status).toBe(200);
    expect(await admin.change('DELETE', path)).toMatchObject({ status: 409, body: { code: 'photo_proposed' } });
    expect((await approve(id)).status).toBe(200);
    expect((await editor.get(path)).status).toBe(200);
  });
});

describe('the room that proposals of one account may take up', () => {
  const waiting = (bytes: number, userId: number) =>
    archive.database.query(
      `update photos set original_bytes = $1 where id in
         (select proposed_photo_id from contributions where user_id = $2 and status = 'pending')`,
      [bytes, userId],
    );

  it('ends at the quota of the archive, until some are decided', async () => {
    const { id } = await proposed();
    await waiting(archive.app.get(Config).proposalsQuotaMb * 1024 * 1024 - 100, account.id);
    const before = storedOriginals();
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'proposals_quota_full' } });
    expect(storedOriginals()).toEqual(before);
    await reject(id, { reason: 'Non è Trieste.' });
    expect((await propose()).status).toBe(201);
  });

  it('is small for an address that is not confirmed, where emails can be sent', async () => {
    const mailing = await startArchive({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' } });
    try {
      const { id } = await mailing.aMember({ email: 'nuova@example.org' });
      const newcomer = await mailing.signedIn({ email: 'nuova@example.org', password: accountPassword });
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await propose(complete, newcomer)).status);
      expect(statuses).toEqual([201, 201, 201, 409]);
      expect(await propose(complete, newcomer)).toMatchObject({ body: { code: 'address_unconfirmed' } });
      await mailing.database.query('delete from contributions where id = (select max(id) from contributions)');
      await mailing.database.query('update photos set original_bytes = $1', [15 * 1024 * 1024]);
      expect(await propose(complete, newcomer)).toMatchObject({ body: { code: 'address_unconfirmed' } });
      await mailing.database.query('update users set email_verified_at = now() where id = $1', [id]);
      expect((await propose(complete, newcomer)).status).toBe(201);
    } finally {
      await mailing.close();
    }
  });
});
