import { archive, changeProfile, member, newPassword, path, signsIn, visitor } from '../support/two-members.js';

describe('deleting one’s account', () => {
  const remove = (password: unknown = member.password, by = visitor) =>
    by.change('DELETE', path(), { json: { password } });

  it('deletes all its data, signs out everywhere, and frees the email address', async () => {
    const elsewhere = await archive.signedIn(member);
    await archive.aFavorite({ user: member, photo: await archive.aPhoto() });
    await changeProfile({ displayName: 'Giuseppina Rossi' });
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect(visitor.cookies.has('session')).toBe(false);
    for (const session of [visitor, elsewhere]) expect((await session.get('/api/user')).text).toBe('null');
    expect(await signsIn(member.password)).toBe(false);
    for (const table of ['sessions', 'favorites', 'bookmarks', 'consents', 'avatars', 'account_emails'])
      expect(await archive.database.query(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
    const again = await archive.visitor().change('POST', '/api/auth/register', {
      json: { email: member.email, password: newPassword, confirmPassword: newPassword, acceptedPrivacyPolicy: true },
    });
    expect(again.status).toBe(201);
  });

  it('is recorded in the history, without personal data', async () => {
    const email = 'da-dimenticare@example.org';
    const account = archive.visitor();
    const { body } = await account.change('POST', '/api/auth/register', {
      json: {
        email,
        displayName: 'Giuseppina Rossi',
        password: newPassword,
        confirmPassword: newPassword,
        acceptedPrivacyPolicy: true,
      },
    });
    await account.change('DELETE', `/api/users/${body.id}`, { json: { password: newPassword } });
    expect(await archive.historyOf('user', body.id)).toMatchObject([
      { action: 'created', before: null, after: null },
      { action: 'removed', before: null, after: null },
    ]);
  });

  it('leaves what was accepted, without a name, and nothing else that the member contributed', async () => {
    const accepted = await archive.aSuggestion({ user: member, status: 'approved', decidedAt: new Date() });
    const pending = await archive.aSuggestion({ user: member });
    const memory = { user: member, fieldName: 'memory', newValue: 'Mio nonno era qui.' } as const;
    const acceptedMemory = await archive.aSuggestion({ ...memory, status: 'approved', decidedAt: new Date() });
    const pendingMemory = await archive.aSuggestion(memory);
    expect((await remove()).status).toBe(204);
    expect(
      await archive.database.query('select id, user_id from contributions where id = any($1) order by id', [
        [accepted, pending, acceptedMemory, pendingMemory].map(({ id }) => id),
      ]),
    ).toEqual([accepted, acceptedMemory].map(({ id }) => ({ id, user_id: null })));
  });

  it('leaves the photos that an administrator brought in', async () => {
    const admin = await archive.anAdmin();
    await archive.anAdmin();
    const photo = await archive.aPhoto({ uploadedBy: admin.id });
    const session = await archive.signedIn(admin);
    expect((await session.change('DELETE', path('', admin), { json: { password: admin.password } })).status).toBe(204);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).status).toBe(200);
  });

  it.each([['not it'], [''], [undefined], [null], [1], [['x']]])('needs the password, and not %j', async (password) => {
    expect(await visitor.change('DELETE', path(), { json: { password } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
  });

  it('needs a body at all', async () => {
    expect((await visitor.change('DELETE', path())).status).toBe(400);
  });
});
