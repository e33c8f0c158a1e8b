import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { until } from '../support/until.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { unzipped } from '../support/zip.js';

const newPassword = 'bora chiara 1931';
const notYours = { status: 403, body: { code: 'not_your_account' } };

const ascending = (one: number, other: number): number => one - other;

let archive: TestArchive;
let member: Account;
let visitor: Visitor;
let other: Account;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
afterAll(() => archive.close());
beforeEach(async () => {
  [member, other] = [await archive.aMember(), await archive.aMember()];
  visitor = await archive.signedIn(member);
});

const path = (rest = '', { id }: { id: number } = member): string => `/api/users/${id}${rest}`;
const change = (json: object, by = visitor): Promise<Answer> => by.change('PATCH', path(), { json });
const codesOf = ({ body }: Answer): string[][] =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => [field, code]);
const signsIn = async (password: string, { email } = member): Promise<boolean> =>
  (await archive.visitor().signIn({ email, password })).status === 200;
const rowOf = async ({ id }: Account): Promise<Record<string, unknown>> =>
  (await archive.database.query('select * from users where id = $1', [id]))[0];
/** Somebody who holds a copy of the session's cookie. */
function holderOf({ cookies }: Visitor): Visitor {
  const holder = archive.visitor();
  holder.cookies.set('session', cookies.get('session') as string);
  return holder;
}

describe('the profile', () => {
  it('takes a new name and a new picture, and answers with the user', async () => {
    const avatar = 'https://example.org/ada.jpg';
    const answer = await change({ email: member.email, displayName: '  Ada Lovelace ', avatar });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: member.id, displayName: 'Ada Lovelace', profileImageUrl: avatar });
    expect(answer.text).not.toMatch(/hash|emailKey/);
    expect((await visitor.get('/api/user')).body).toEqual(answer.body);
  });

  it('keeps what is not given, and gives up what is empty', async () => {
    await change({ displayName: 'Ada', avatar: '/uploads/somewhere.jpg' });
    expect((await change({ displayName: 'Ada L.' })).body).toMatchObject({ profileImageUrl: '/uploads/somewhere.jpg' });
    expect((await change({ avatar: '' })).body).toMatchObject({ displayName: 'Ada L.', profileImageUrl: null });
    expect((await change({ displayName: null })).body).toMatchObject({ displayName: null });
    expect((await change({})).status).toBe(200);
  });

  it('keeps its address: the same one in any spelling is taken, another one is not', async () => {
    expect((await change({ email: ` ${member.email.toUpperCase()}` })).body).toMatchObject({ email: member.email });
    expect(codesOf(await change({ email: other.email, displayName: 'X' }))).toEqual([['email', 'email_read_only']]);
    expect(codesOf(await change({ email: 'new@example.org' }))).toEqual([['email', 'email_read_only']]);
    expect(codesOf(await change({ email: 'no' }))).toEqual([['email', 'errorEmailInvalid']]);
    expect(codesOf(await change({ email: '' }))).toEqual([['email', 'errorEmailRequired']]);
    expect(await rowOf(member)).toMatchObject({ email: member.email, display_name: null });
  });

  it.each(['https://example.org/a.png', 'https://example.org:8443/a?b=c#d', '/uploads/a/b.webp', '/images/me.jpg'])(
    'shows the picture at %s',
    async (avatar) => expect((await change({ avatar })).body).toMatchObject({ profileImageUrl: avatar }),
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
    `https://example.org/${'a'.repeat(2000)}`,
    ['https://example.org/a.png'],
    { url: 'https://example.org' },
    1,
  ])('does not show the picture at %j', async (avatar) => {
    expect(codesOf(await change({ avatar }))).toEqual([['avatar', 'field_invalid']]);
    expect((await rowOf(member))['profile_image_url']).toBeNull();
  });

  it.each(['isAdmin', 'is_admin', 'id', 'username', 'password', 'passwordHash', 'profileImageUrl', 'emailVerifiedAt'])(
    'has no field %s to set',
    async (field) => {
      expect(codesOf(await change({ displayName: 'X', [field]: true }))).toEqual([[field, 'field_unknown']]);
      expect(await rowOf(member)).toMatchObject({ is_admin: false, display_name: null });
    },
  );

  it.each(['Ada\nAdmin', 'Ada\tAdmin', 'Ada\u2028Admin', 'x'.repeat(201), 12, ['Ada'], {}])(
    'does not take %j for a name',
    async (displayName) =>
      expect(codesOf(await change({ displayName }))).toMatchObject([['displayName', expect.any(String)]]),
  );

  it('takes out of a name what is no text', async () => {
    expect((await change({ displayName: 'A\0d\u202ea\ud800' })).body).toMatchObject({ displayName: 'Ada' });
  });

  it('writes down which fields were changed, and nothing of a person', async () => {
    await change({ displayName: 'Giuseppina Rossi' });
    const rows = await archive.database.query(
      `select action, after, user_id from record_changes where kind = 'user' and record_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ action: 'changed', after: { fields: ['displayName'] }, user_id: member.id }]);
  });
});

describe('somebody else’s account', () => {
  const attempts = (id: number | string, by: Visitor): Promise<Answer>[] => [
    by.change('PATCH', `/api/users/${id}`, { json: { displayName: 'X' } }),
    by.change('POST', `/api/users/${id}/change-password`, {
      json: { currentPassword: other.password, newPassword, confirmPassword: newPassword },
    }),
    by.get(`/api/users/${id}/export`),
    by.change('DELETE', `/api/users/${id}`, { json: { password: other.password } }),
  ];

  it('is refused in the same words, whether there is one or not, for administrators too', async () => {
    const admin = await archive.signedIn(await archive.anAdmin());
    await visitor.get('/api/csrf');
    for (const by of [visitor, admin])
      for (const id of [other.id, 2_147_483_000])
        for (const answer of await Promise.all(attempts(id, by))) expect(answer).toMatchObject(notYours);
    expect(await rowOf(other)).toMatchObject({ display_name: null });
    expect(await signsIn(other.password, other)).toBe(true);
  });

  it('is nowhere to be found under an id that is none', async () => {
    await visitor.get('/api/csrf');
    for (const id of ['0', '-1', 'me', '1e3', '2147483648', '99999999999999999999', '1;drop table users', '%00'])
      for (const answer of await Promise.all(attempts(id, visitor))) expect(answer.status).toBe(404);
  });

  it('is nothing for visitors, nor for keys', async () => {
    for (const answer of await Promise.all(attempts(other.id, archive.visitor())))
      expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    const admin = await archive.signedIn(await archive.anAdmin());
    const { body } = await admin.change('POST', '/api/admin/api-keys', {
      json: { name: 'k', scopes: ['read', 'write'] },
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

describe('a new password', () => {
  const changePassword = (fields: object = {}, by = visitor): Promise<Answer> =>
    by.change('POST', path('/change-password'), {
      json: { currentPassword: member.password, newPassword, confirmPassword: newPassword, ...fields },
    });

  it('ends all other sessions, and goes on in this one under a new id and token', async () => {
    const elsewhere = await archive.signedIn(member);
    const before = holderOf(visitor);
    const token = visitor.cookies.get('csrf');
    expect(await changePassword()).toMatchObject({ status: 204, text: '' });
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
    expect(visitor.cookies.get('csrf')).not.toBe(token);
    expect((await before.get('/api/user')).text).toBe('null');
    expect((await elsewhere.get('/api/user')).text).toBe('null');
    expect((await change({ displayName: 'Ada' })).status).toBe(200);
    expect([await signsIn(member.password), await signsIn(newPassword)]).toEqual([false, true]);
  });

  it('leaves a remembered session remembered', async () => {
    const remembered = archive.visitor();
    await remembered.signIn({ ...member, rememberMe: true });
    await changePassword({}, remembered);
    expect(remembered.setCookies.get('session')).toMatch(/Expires/);
    await changePassword(
      { currentPassword: newPassword },
      (visitor = await (async () => {
        const brief = archive.visitor();
        await brief.signIn({ email: member.email, password: newPassword });
        return brief;
      })()),
    );
    expect(visitor.setCookies.get('session')).not.toMatch(/Expires/);
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
    [{ confirmPassword: undefined }, [['confirmPassword', 'errorPasswordMatch']]],
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
      const attempt = (currentPassword: string): Promise<Answer> =>
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

describe('the places where a member is signed in', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const elsewhere = async (userAgent = firefox): Promise<Visitor> => {
    const found = archive.visitor();
    await found.get('/api/csrf');
    await found.send('POST', '/api/auth/login', {
      json: { email: member.email, password: member.password },
      headers: { 'User-Agent': userAgent, 'X-CSRF-Token': found.cookies.get('csrf') as string },
    });
    return found;
  };
  const list = (by = visitor): Promise<Answer> => by.get('/api/user/sessions');

  it('are listed with their devices, this one first, and without the ids that open them', async () => {
    const there = await elsewhere();
    const answer = await list();
    expect(answer.body).toEqual([
      expect.objectContaining({ isCurrent: true, browser: null, system: null }),
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        browser: 'Firefox',
        system: 'Linux',
        isCurrent: false,
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
    ]);
    for (const { createdAt, lastSeenAt } of answer.body)
      for (const time of [createdAt, lastSeenAt]) expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(20_000);
    for (const session of [visitor, there]) {
      const sid = /^s:([^.]+)/.exec(decodeURIComponent(session.cookies.get('session') as string))?.[1] as string;
      expect(answer.text).not.toContain(sid);
    }
    expect((await list(await archive.signedIn(other))).body).toHaveLength(1);
  });

  it('tell when a remembered one was seen', async () => {
    const remembered = archive.visitor();
    await remembered.signIn({ ...member, rememberMe: true });
    const [current] = (await list(remembered)).body;
    expect(Math.abs(Date.now() - Date.parse(current.lastSeenAt))).toBeLessThan(20_000);
  });

  it('survive a browser that says odd things of itself', async () => {
    await elsewhere(`${'<script>'.repeat(500)}`);
    expect((await list()).body).toMatchObject([{}, { browser: null, system: null }]);
  });

  it('are ended one by one', async () => {
    const there = await elsewhere();
    const { id } = (await list()).body[1];
    expect(await visitor.change('DELETE', `/api/user/sessions/${id}`)).toMatchObject({ status: 204 });
    expect((await there.get('/api/user')).text).toBe('null');
    expect((await list()).body).toHaveLength(1);
    expect((await visitor.change('DELETE', `/api/user/sessions/${id}`)).status).toBe(404);
  });

  it('are ended all but this one', async () => {
    const others = [await elsewhere(), await elsewhere()];
    const stranger = await archive.signedIn(other);
    expect((await visitor.change('DELETE', '/api/user/sessions')).status).toBe(204);
    for (const ended of others) expect((await ended.get('/api/user')).text).toBe('null');
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
    expect((await stranger.get('/api/user')).body).toMatchObject({ id: other.id });
  });

  it('end with a sign-out when it is this one', async () => {
    const [{ id }] = (await list()).body;
    expect((await visitor.change('DELETE', `/api/user/sessions/${id}`)).status).toBe(204);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await visitor.get('/api/user')).text).toBe('null');
  });

  it('are nobody else’s to end', async () => {
    const stranger = await archive.signedIn(other);
    const [{ id }] = (await list()).body;
    const answer = await stranger.change('DELETE', `/api/user/sessions/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const odd of ['1', 'x', '%00', "' or true --", '00000000-0000-0000-0000-000000000000'])
      expect((await stranger.change('DELETE', `/api/user/sessions/${encodeURIComponent(odd)}`)).status).toBe(404);
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
  });
});

describe('the export', () => {
  const download = async (): Promise<{ response: Response; files: Map<string, Buffer> }> => {
    const response = await fetch(archive.url + path('/export'), {
      headers: { Cookie: `session=${visitor.cookies.get('session')}` },
    });
    return { response, files: unzipped(Buffer.from(await response.arrayBuffer())) };
  };

  it('holds everything that the archive holds of the person, and nothing of the password', async () => {
    const photo = await archive.aPhoto({ title: 'Molo Audace' });
    const entity = await archive.anEntity({ name: 'Faro della Vittoria' });
    await archive.aFavorite({ user: member, photo });
    await archive.aFavorite({ user: other, photo: await archive.aPhoto() });
    await visitor.change('POST', '/api/bookmarks', { json: { entityId: entity.id } });
    await archive.aSuggestion({ user: member, newValue: 'Wulz' });
    await change({ displayName: 'Ada' });
    const { response, files } = await download();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'account.json',
        'bookmarks.json',
        'changes.json',
        'contributions.json',
        'consents.json',
        'favorites.json',
        'sessions.json',
      ]),
    );
    const read = (name: string): unknown => JSON.parse(files.get(`${name}.json`)?.toString('utf8') ?? 'null');
    expect(read('account')).toMatchObject({ id: member.id, email: member.email, displayName: 'Ada' });
    expect(read('favorites')).toEqual([{ photoId: photo.id, title: 'Molo Audace', createdAt: expect.any(String) }]);
    expect(read('bookmarks')).toMatchObject([{ entityId: entity.id, name: 'Faro della Vittoria' }]);
    expect(read('contributions')).toMatchObject([{ fieldName: 'author', newValue: 'Wulz', status: 'pending' }]);
    expect(read('sessions')).toMatchObject([{ isCurrent: false, createdAt: expect.any(String) }]);
    expect(read('changes')).toMatchObject([{ kind: 'user', action: 'changed' }]);
    const all = [...files.values()].join();
    expect(all).not.toMatch(/argon2|password/i);
    expect(all).not.toContain(other.email);
  });

  it('holds what the person wrote to the archive: signed in, or under an address that is known to be theirs', async () => {
    const write = (by: Visitor, message: string, email = 'altrove@example.org'): Promise<Answer> =>
      by.change('POST', '/api/contact', { json: { name: 'Ada', email, subject: 'Il molo', message } });
    const messages = async (): Promise<string[]> => {
      const held = (await download()).files.get('contact-messages.json')?.toString('utf8') ?? 'null';
      return (JSON.parse(held) as { message: string }[]).map(({ message }) => message);
    };
    await write(visitor, 'scritto con il proprio account');
    await write(await archive.signedIn(other), 'scritto da qualcun altro');
    await write(archive.visitor(), 'scritto sotto questo indirizzo', member.email.toUpperCase());
    expect(await messages()).toEqual(['scritto con il proprio account']);
    await archive.database.query('update users set email_verified_at = now() where id = $1', [member.id]);
    expect(await messages()).toEqual(['scritto con il proprio account', 'scritto sotto questo indirizzo']);
  });

  it('is made ten times an hour', async () => {
    const guarded = await startArchive({ config: { rateLimit: true } });
    try {
      const account = await guarded.aMember();
      const session = await guarded.signedIn(account);
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await session.get(`/api/users/${account.id}/export`)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      await guarded.close();
    }
  });
});

describe('deleting one’s account', () => {
  const remove = (password: unknown = member.password, by = visitor): Promise<Answer> =>
    by.change('DELETE', path(), { json: { password } });

  it('takes everything of it along, signs out everywhere, and frees the address', async () => {
    const elsewhere = await archive.signedIn(member);
    await archive.aFavorite({ user: member, photo: await archive.aPhoto() });
    await change({ displayName: 'Giuseppina Rossi' });
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect(visitor.cookies.has('session')).toBe(false);
    for (const session of [visitor, elsewhere]) expect((await session.get('/api/user')).text).toBe('null');
    expect(await signsIn(member.password)).toBe(false);
    for (const table of ['sessions', 'favorites', 'bookmarks', 'consents', 'avatars', 'account_mails'])
      expect(await archive.database.query(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
    const again = await archive.visitor().change('POST', '/api/auth/register', {
      json: { email: member.email, password: newPassword, confirmPassword: newPassword, acceptedPrivacyPolicy: true },
    });
    expect(again.status).toBe(201);
  });

  it('leaves the fact in the archive’s memory, and nothing of the person', async () => {
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
    const rows = await archive.database.query(
      `select action, before, after from record_changes where kind = 'user' and record_id = $1 order by id`,
      [body.id],
    );
    expect(rows).toEqual([
      { action: 'created', before: null, after: null },
      { action: 'removed', before: null, after: null },
    ]);
  });

  it('leaves what the member contributed, without a name', async () => {
    const { id } = await archive.aSuggestion({ user: member });
    expect((await remove()).status).toBe(204);
    expect(await archive.database.query('select user_id from contributions where id = $1', [id])).toEqual([
      { user_id: null },
    ]);
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

describe('the newsletter', () => {
  const choose = (accepted: unknown, by = visitor): Promise<Answer> =>
    by.change('PUT', path('/newsletter'), { json: { accepted } });
  const now = async (): Promise<object> => (await visitor.get(path('/newsletter'))).body;
  const held = (): Promise<{ text_version: string; given_at: Date; withdrawn_at: Date | null }[]> =>
    archive.database.query(
      `select text_version, given_at, withdrawn_at from consents where user_id = $1 and kind = 'newsletter' order by id`,
      [member.id],
    );

  it('is agreed to and refused again at any time, and every moment is kept with its text', async () => {
    expect(await now()).toEqual({ accepted: false, since: null });
    expect(await choose(true)).toMatchObject({ status: 200, body: { accepted: true, since: expect.any(String) } });
    expect((await choose(false)).body).toMatchObject({ accepted: false, since: expect.any(String) });
    await choose(true);
    expect(await now()).toMatchObject({ accepted: true });
    const version = { text_version: '1.0', given_at: expect.any(Date) };
    expect(await held()).toEqual([
      { ...version, withdrawn_at: expect.any(Date) },
      { ...version, withdrawn_at: null },
    ]);
  });

  it('is agreed to once, however often that is said', async () => {
    await Promise.all([choose(true), choose(true), choose(true)]);
    expect(await held()).toHaveLength(1);
    expect((await choose('yes')).status).toBe(400);
  });

  it('is nobody else’s choice', async () => {
    expect(await choose(true, await archive.signedIn(other))).toMatchObject(notYours);
    expect(await (await archive.signedIn(other)).get(path('/newsletter'))).toMatchObject(notYours);
    expect(await held()).toEqual([]);
  });
});

describe('a sign-in in the same moment', () => {
  const gate = 77_001;

  beforeAll(async () => {
    await archive.database.query(`
      create function wait_at_the_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$;
      create trigger gate before insert on sessions for each row execute function wait_at_the_gate()`);
  });
  afterAll(() => archive.database.query('drop trigger gate on sessions; drop function wait_at_the_gate'));

  /** Signs in by the old password, and runs the change after the password was found right and before the session is kept. */
  async function overtaking(
    change: () => Promise<Answer>,
    written: number,
  ): Promise<{ late: Visitor; signIn: Answer; changed: Answer }> {
    const late = archive.visitor();
    await late.get('/api/csrf');
    const holder = archive.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select pg_advisory_xact_lock($1)', [gate]);
    const signIn = late.signIn(member);
    await until(async () => (await waiting()) === 1, 5_000);
    const changed = change();
    await (written === 1 ? changed : until(async () => (await waiting()) === written, 5_000));
    await holder.commitTransaction();
    await holder.release();
    return { late, signIn: await signIn, changed: await changed };
  }
  const waiting = async (): Promise<number> => {
    const [{ count }] = await archive.database.query<[{ count: number }]>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [gate],
    );
    return count;
  };

  it('with the old password opens nothing once there is a new one', async () => {
    const json = { currentPassword: member.password, newPassword, confirmPassword: newPassword };
    // The changer's own session goes on under a new id, which waits at the gate too: the change is done by then.
    const { late, changed } = await overtaking(() => visitor.change('POST', path('/change-password'), { json }), 2);
    expect(changed.status).toBe(204);
    expect((await late.get('/api/user')).text).toBe('null');
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
  });

  it('to an account that is being deleted is told that there is none', async () => {
    const json = { password: member.password };
    const { signIn, changed } = await overtaking(() => visitor.change('DELETE', path(), { json }), 1);
    expect(changed.status).toBe(204);
    expect(signIn).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
  });
});

describe('the last administrator', () => {
  let small: TestArchive;
  beforeEach(async () => {
    small = await startArchive({ config: { rateLimit: false } });
  });
  afterEach(() => small.close());

  it('cannot delete the account until there is another', async () => {
    const admin = await small.anAdmin();
    const session = await small.signedIn(admin);
    const remove = (): Promise<Answer> =>
      session.change('DELETE', `/api/users/${admin.id}`, { json: { password: admin.password } });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    await small.anAdmin();
    expect((await remove()).status).toBe(204);
  });

  it('is there still when two delete their accounts in the same moment', async () => {
    const admins = [await small.anAdmin(), await small.anAdmin()];
    const sessions = await Promise.all(admins.map((admin) => small.signedIn(admin)));
    const answers = await Promise.all(
      admins.map((admin, n) =>
        sessions[n]!.change('DELETE', `/api/users/${admin.id}`, { json: { password: admin.password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([204, 409]);
    expect(await small.database.query('select 1 from users where is_admin')).toHaveLength(1);
  });

  it('is there still when two take each other’s right in the same moment', async () => {
    const admins = [await small.anAdmin(), await small.anAdmin()];
    const sessions = await Promise.all(admins.map((admin) => small.signedIn(admin)));
    const answers = await Promise.all(
      sessions.map((session, n) =>
        session.change('PATCH', `/api/admin/users/${admins[1 - n]!.id}`, { json: { isAdmin: false } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await small.database.query('select 1 from users where is_admin')).toHaveLength(1);
  });
});
