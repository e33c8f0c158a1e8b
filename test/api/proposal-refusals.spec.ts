import { limits } from '../../src/contract/limits.js';
import { Config } from '../../src/platform/config/config.js';
import { archive, member } from '../support/contributions.js';
import { complete, propose, proposed, storedOriginals } from '../support/proposals.js';
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
    archive.app.get(Config).rateLimit = true;
    const bad = Buffer.from('no image'.repeat(20));
    for (let n = 0; n < limits.contributions.proposalsADay; n += 1) await propose(complete, member, bad);
    const answer = await propose(complete, member, bad);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
  });
});
