import { codesOf } from '../support/field-errors.js';
import { archive, changeProfile, member, other, rowOf, visitor } from '../support/two-members.js';

describe('the profile', () => {
  it('accepts a new name and a new avatar, and answers with the user', async () => {
    const avatar = '/images/ada.jpg';
    const answer = await changeProfile({ email: member.email, displayName: '  Ada Lovelace ', avatar });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: member.id, displayName: 'Ada Lovelace', profileImageUrl: avatar });
    expect(answer.text).not.toMatch(/hash|emailKey/);
    expect((await visitor.get('/api/user')).body).toEqual(answer.body);
  });

  it('keeps fields that are left out, and empties fields that are empty', async () => {
    await changeProfile({ displayName: 'Ada', avatar: '/uploads/somewhere.jpg' });
    expect((await changeProfile({ displayName: 'Ada L.' })).body).toMatchObject({
      profileImageUrl: '/uploads/somewhere.jpg',
    });
    expect((await changeProfile({ avatar: '' })).body).toMatchObject({ displayName: 'Ada L.', profileImageUrl: null });
    expect((await changeProfile({ displayName: null })).body).toMatchObject({ displayName: null });
    expect((await changeProfile({})).status).toBe(200);
  });

  it('keeps its address: the same one in any spelling is taken, another one is not', async () => {
    expect((await changeProfile({ email: ` ${member.email.toUpperCase()}` })).body).toMatchObject({
      email: member.email,
    });
    expect(codesOf(await changeProfile({ email: other.email, displayName: 'X' }))).toEqual([
      ['email', 'email_read_only'],
    ]);
    expect(codesOf(await changeProfile({ email: 'new@example.org' }))).toEqual([['email', 'email_read_only']]);
    expect(codesOf(await changeProfile({ email: 'no' }))).toEqual([['email', 'errorEmailInvalid']]);
    expect(codesOf(await changeProfile({ email: '' }))).toEqual([['email', 'errorEmailRequired']]);
    expect(await rowOf(member)).toMatchObject({ email: member.email, display_name: null });
  });

  it.each(['https://example.org/a.png', 'https://example.org:8443/a?b=c#d'])(
    'never shows the picture at %s from there, and keeps the present one until it is fetched',
    async (avatar) => {
      await changeProfile({ avatar: '/images/me.jpg' });
      expect((await changeProfile({ avatar })).body).toMatchObject({ profileImageUrl: '/images/me.jpg' });
      const { body } = await visitor.get(`/api/users/${member.id}/avatar`);
      expect(body).toEqual({ status: 'processing', failure: null });
    },
  );

  it.each(['/uploads/a/b.webp', '/images/me.jpg'])('shows the picture at %s', async (avatar) =>
    expect((await changeProfile({ avatar })).body).toMatchObject({ profileImageUrl: avatar }),
  );

  it.each([
    'http://example.org/a.png',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'file:///etc/passwd',
    '//example.org/a.png',
    '/\\example.org/a.png',
    'https:\\\\example.org',
    'https://user:secret@example.org/a.png',
    'https://',
    'https://example.org/a b.png',
    'a.png',
    '/language/de',
    '/language/de?x=.png',
    '/api/users/1/export',
    '/api/users/1/export.png',
    '/uploads/a/b.webp?x',
    '/it/auth/logout#.png',
    '/iiif/image/1/full/max/0/default.jpg',
    `https://example.org/${'a'.repeat(2000)}`,
    ['https://example.org/a.png'],
    { url: 'https://example.org' },
    1,
  ])('does not show the picture at %j', async (avatar) => {
    expect(codesOf(await changeProfile({ avatar }))).toEqual([['avatar', 'picture_address_expected']]);
    expect((await rowOf(member))['profile_image_url']).toBeNull();
  });

  it.each(['isAdmin', 'is_admin', 'id', 'username', 'password', 'passwordHash', 'profileImageUrl', 'emailVerifiedAt'])(
    'has no field %s to set',
    async (field) => {
      expect(codesOf(await changeProfile({ displayName: 'X', [field]: true }))).toEqual([[field, 'field_unknown']]);
      expect(await rowOf(member)).toMatchObject({ role: 'member', display_name: null });
    },
  );

  it.each(['Ada\nAdmin', 'Ada\tAdmin', 'Ada\u2028Admin', 'x'.repeat(201), 12, ['Ada'], {}])(
    'does not take %j for a name',
    async (displayName) =>
      expect(codesOf(await changeProfile({ displayName }))).toMatchObject([['displayName', expect.any(String)]]),
  );

  it('removes control characters from a name', async () => {
    expect((await changeProfile({ displayName: 'A\0d\u202ea\ud800' })).body).toMatchObject({ displayName: 'Ada' });
  });

  it('records which fields were changed, without personal data', async () => {
    await changeProfile({ displayName: 'Giuseppina Rossi' });
    expect(await archive.historyOf('user', member.id)).toEqual([
      expect.objectContaining({ action: 'changed', after: { fields: ['displayName'] }, userId: member.id }),
    ]);
  });
});
