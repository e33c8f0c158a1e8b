import { startArchive } from '../support/archive.js';
import { codesOf } from '../support/field-errors.js';
import {
  archive,
  changeProfile,
  holderOf,
  member,
  newPassword,
  path,
  signsIn,
  visitor,
} from '../support/two-members.js';

describe('a new password', () => {
  const changePassword = (fields: object = {}, by = visitor) =>
    by.change('POST', path('/change-password'), {
      json: { currentPassword: member.password, newPassword, confirmPassword: newPassword, ...fields },
    });

  it('ends all other sessions, and this one continues under a new id and token', async () => {
    const elsewhere = await archive.signedIn(member);
    const before = holderOf(visitor);
    const token = visitor.cookies.get('csrf');
    expect(await changePassword()).toMatchObject({ status: 204, text: '' });
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
    expect(visitor.cookies.get('csrf')).not.toBe(token);
    expect((await before.get('/api/user')).text).toBe('null');
    expect((await elsewhere.get('/api/user')).text).toBe('null');
    expect((await changeProfile({ displayName: 'Ada' })).status).toBe(200);
    expect([await signsIn(member.password), await signsIn(newPassword)]).toEqual([false, true]);
  });

  it('leaves a remembered session remembered', async () => {
    const remembered = archive.visitor();
    await remembered.signIn({ ...member, rememberMe: true });
    await changePassword({}, remembered);
    expect(remembered.setCookies.get('session')).toMatch(/Expires/);
    const brief = archive.visitor();
    await brief.signIn({ email: member.email, password: newPassword });
    await changePassword({ currentPassword: newPassword }, brief);
    expect(brief.setCookies.get('session')).not.toMatch(/Expires/);
  });

  it('needs no second spelling from a program', async () => {
    expect(await changePassword({ confirmPassword: undefined })).toMatchObject({ status: 204 });
    expect(await signsIn(newPassword)).toBe(true);
  });

  it('needs the present one', async () => {
    expect(codesOf(await changePassword({ currentPassword: 'not it' }))).toEqual([
      ['currentPassword', 'errorCurrentPassword'],
    ]);
    expect(codesOf(await changePassword({ currentPassword: '' }))).toEqual([
      ['currentPassword', 'errorPasswordRequired'],
    ]);
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
    expect(await signsIn(member.password)).toBe(true);
  });

  it.each([
    [{ newPassword: '', confirmPassword: '' }, [['newPassword', 'errorPasswordRequired']]],
    [{ newPassword: '1234567', confirmPassword: '1234567' }, [['newPassword', 'errorNewPasswordMin']]],
    [{ confirmPassword: 'bora scura 1931' }, [['confirmPassword', 'errorPasswordMatch']]],
    [{ confirmPassword: null }, [['confirmPassword', 'errorPasswordMatch']]],
    [{ newPassword: 'x'.repeat(1025), confirmPassword: 'x'.repeat(1025) }, [['newPassword', 'field_too_long']]],
    [
      { newPassword: ['12345678'], confirmPassword: ['12345678'] },
      [
        ['newPassword', 'errorPasswordRequired'],
        ['confirmPassword', 'errorPasswordMatch'],
      ],
    ],
    [{ userId: 1 }, [['userId', 'field_unknown']]],
  ])('is refused as %j', async (fields, codes) => {
    expect(codesOf(await changePassword(fields))).toEqual(codes);
    expect(await signsIn(member.password)).toBe(true);
  });

  it('counts wrong present ones as attempts to sign in', async () => {
    const guarded = await startArchive({ config: { rateLimit: true } });
    try {
      const account = await guarded.aMember();
      const session = await guarded.signedIn(account);
      const attempt = (currentPassword: string) =>
        session.change('POST', `/api/users/${account.id}/change-password`, {
          json: { currentPassword, newPassword, confirmPassword: newPassword },
          headers: { 'X-Forwarded-For': `203.0.113.${Math.floor(Math.random() * 250)}` },
        });
      for (let n = 0; n < 5; n += 1) expect((await attempt('not it')).status).toBe(400);
      const refused = await attempt(account.password);
      expect(refused).toMatchObject({ status: 429, body: { code: 'sign_in_throttled' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await guarded.close();
    }
  });
});
