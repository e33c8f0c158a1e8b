import { mapLimits } from '../../src/contract/map-limits.js';
import { administrator, archive } from '../support/administration.js';
import type { Visitor } from '../support/visitor.js';

const planOf = (kind: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind, name: 'Le Rive', note: 'of the office' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [13.7684, 45.6511],
            [13.7701, 45.6526],
          ],
        },
      },
    ],
  });
const upload = (content: string, who: Visitor = administrator) => {
  const form = new FormData();
  form.append('plan', new Blob([content]), 'plan.geojson');
  return who.change('POST', '/api/admin/settings/plan', { multipart: form });
};
const addressOf = async (): Promise<string | null> => {
  const { planVersion } = (await archive.visitor().get('/api/settings')).body as { planVersion: string | null };
  return planVersion && `/api/settings/plan/${planVersion}`;
};

describe('the plan of the map', () => {
  it('is public under the address of its version, which caches may keep for good', async () => {
    expect(await addressOf()).toBeNull();
    const { status, body } = await upload(planOf('street'));
    expect([status, body.planVersion]).toEqual([200, expect.stringMatching(/^[0-9a-f]{20}$/)]);

    const address = (await addressOf())!;
    const answer = await archive.visitor().get(address, { 'Accept-Encoding': 'gzip' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=31536000.* immutable$/);
    expect(answer.body.features[0].properties).toEqual({ kind: 'street', name: 'Le Rive' });
    // Without this header, fetch sends `Cache-Control: no-cache`.
    const again = { 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await archive.visitor().get(address, again)).status).toBe(304);
  });

  it('is replaced by another, whose former address is gone, and put back by reverting that', async () => {
    await upload(planOf('street'));
    const before = (await addressOf())!;
    await upload(planOf('rail'));
    expect(await addressOf()).not.toBe(before);
    const { status, body, headers } = await archive.visitor().get(before);
    expect([status, body.code, headers.get('cache-control')]).toEqual([404, 'not_found', 'private, no-store']);

    const { items } = (await administrator.get('/api/admin/change-sets?kind=settings&recordId=1')).body;
    const reverted = await administrator.change('POST', `/api/admin/change-sets/${items[0].id}/revert`, { json: {} });
    expect(reverted.status).toBe(200);
    expect(await addressOf()).toBe(before);
    expect((await archive.visitor().get(before)).status).toBe(200);
  });

  it('is removed, and then there is none', async () => {
    await upload(planOf('street'));
    const address = (await addressOf())!;
    expect((await administrator.change('DELETE', '/api/admin/settings/plan')).status).toBe(204);
    expect(await addressOf()).toBeNull();
    expect((await archive.visitor().get(address)).status).toBe(404);
  });

  it.each([
    ['', 400, 'validation_failed'],
    ['<svg/>', 422, 'plan_unreadable'],
    [planOf('lava'), 400, 'validation_failed'],
    [' '.repeat(mapLimits.plan.bytes + 1), 413, 'payload_too_large'],
  ])('is not replaced by %.20j', async (content, status, code) => {
    await upload(planOf('street'));
    const before = await addressOf();
    const answer = await upload(content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await addressOf()).toBe(before);
  });

  it('is changed by administrators only, and not as a plain setting', async () => {
    const member = await archive.signedIn(await archive.aMember());
    expect((await upload(planOf('street'), member)).body.code).toBe('admin_only');
    expect((await upload(planOf('street'), archive.visitor())).body.code).toBe('sign_in_required');
    const { body } = await administrator.change('PUT', '/api/admin/settings', { json: { planVersion: null } });
    expect(body.errors).toMatchObject([{ field: 'planVersion', code: 'field_unknown' }]);
  });

  it('has an attribution in three languages', async () => {
    const fields = { planAttribution: 'Comune', planAttributionEn: 'Municipality', planAttributionDe: null };
    const { body } = await administrator.change('PUT', '/api/admin/settings', { json: fields });
    expect(body).toMatchObject(fields);
  });
});
