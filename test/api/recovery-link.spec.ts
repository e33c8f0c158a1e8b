import {
  archive,
  linkInvalid,
  newPassword,
  post,
  reset,
  resetToken,
  signsIn,
  verify,
} from '../support/archive-with-email.js';

describe('the link of a forgotten password', () => {
  it('works once', async () => {
    const token = await resetToken(await archive.aMember());
    expect((await reset(token)).status).toBe(204);
    expect(await reset(token, 'another password')).toMatchObject(linkInvalid);
  });

  it('works for one of many concurrent requests', async () => {
    const token = await resetToken(await archive.aMember());
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password number ${n}`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400, 400, 400]);
  });

  it('expires with every other link that was requested before', async () => {
    const member = await archive.aMember();
    const first = await resetToken(member);
    const second = await resetToken(member, 2);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(204);
    expect(await reset(second)).toMatchObject(linkInvalid);
  });

  it('ends after an hour', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    const [row] = await archive.database.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from account_emails where user_id = $1',
      [member.id],
    );
    expect(Number(row.minutes)).toBeGreaterThan(58);
    expect(Number(row.minutes)).toBeLessThanOrEqual(60);
    await archive.database.query(
      `update account_emails set expires_at = now() - interval '1 second' where user_id = $1`,
      [member.id],
    );
    expect(await reset(token)).toMatchObject(linkInvalid);
    expect(await signsIn(member.email, member.password)).toBe(true);
  });

  it('sets nobody else’s password', async () => {
    const [one, other] = [await archive.aMember(), await archive.aMember()];
    await reset(await resetToken(one));
    expect(await signsIn(other.email, other.password)).toBe(true);
    expect(await signsIn(one.email, newPassword)).toBe(true);
  });

  it('cannot confirm an email address, nor the other way round', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    expect(await verify(token)).toMatchObject(linkInvalid);
    expect((await reset(token)).status).toBe(204);
  });

  it('ends with the account', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    await archive.database.query('delete from users where id = $1', [member.id]);
    expect(await reset(token)).toMatchObject(linkInvalid);
  });

  it.each(['x', 'x'.repeat(43), '0', "' or 1=1 --", '{}', '%00', '../..', '\0'])('is not %j', async (token) => {
    expect(await reset(token)).toMatchObject(linkInvalid);
  });

  it.each([[null], [''], [1], [{}], [['x']], ['x'.repeat(501)]])('is not %j either', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400, body: { errors: [{ field: 'token' }] } });
  });

  it('stays valid when the new password is refused', async () => {
    const token = await resetToken(await archive.aMember());
    const answer = await post('reset-password', { token, password: '1234567', confirmPassword: '123456' });
    expect(answer.body.errors).toMatchObject([
      { field: 'password', code: 'errorNewPasswordMin' },
      { field: 'confirmPassword', code: 'errorPasswordMatch' },
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('unlocks an account that wrong passwords had locked', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    await reset(token);
    expect(await archive.database.query(`select 1 from throttling where key like 'sign-in-account%'`)).toEqual([]);
  });
});
