import {
  archive,
  holderOf,
  newPassword,
  notYourAccount,
  other,
  path,
  rowOf,
  signsIn,
  visitor,
} from '../support/two-members.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { accountPassword } from '../support/factories.js';

describe('somebody else’s account', () => {
  const attempts = (id: number | string, by: Visitor): Promise<Answer>[] => [
    by.change('PATCH', `/api/users/${id}`, { json: { displayName: 'X' } }),
    by.change('POST', `/api/users/${id}/change-password`, {
      json: { currentPassword: other.password, newPassword, confirmPassword: newPassword },
    }),
    by.get(`/api/users/${id}/export`),
    by.change('DELETE', `/api/users/${id}`, { json: { password: other.password } }),
  ];

  it('is refused with the same answer, whether it exists or not, for administrators too', async () => {
    const admin = await archive.signedIn(await archive.anAdmin());
    await visitor.get('/api/csrf');
    for (const by of [visitor, admin])
      for (const id of [other.id, 2_147_483_000])
        for (const answer of await Promise.all(attempts(id, by))) expect(answer).toMatchObject(notYourAccount);
    expect(await rowOf(other)).toMatchObject({ display_name: null });
    expect(await signsIn(other.password, other)).toBe(true);
  });

  it('answers 404 under an invalid id', async () => {
    await visitor.get('/api/csrf');
    for (const id of ['0', '-1', 'me', '1e3', '2147483648', '99999999999999999999', '1;drop table users', '%00'])
      for (const answer of await Promise.all(attempts(id, visitor))) expect(answer.status).toBe(404);
  });

  it('is not accessible to visitors and API keys', async () => {
    for (const answer of await Promise.all(attempts(other.id, archive.visitor())))
      expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    const admin = await archive.signedIn(await archive.anAdmin());
    const { body } = await admin.change('POST', '/api/admin/api-keys', {
      json: { name: 'k', scopes: ['read', 'write'], password: accountPassword },
    });
    const answer = await archive.visitor().send('GET', path('/export'), { headers: { 'X-API-Key': body.key } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'session_only' } });
  });

  it('is not reached from another site', async () => {
    const holder = holderOf(visitor);
    for (const [method, rest] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/change-password'],
    ] as const)
      expect(await holder.send(method, path(rest), { json: {} })).toMatchObject({
        status: 403,
        body: { code: 'csrf_invalid' },
      });
    expect((await holder.send('DELETE', '/api/user/sessions')).status).toBe(403);
  });
});
