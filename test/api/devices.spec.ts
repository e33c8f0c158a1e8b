import { SessionStore } from '../../src/accounts/sessions/session-store.js';
import { poolOf } from '../../src/platform/database/pool-of.js';
import { archive, member, other, visitor } from '../support/two-members.js';
import type { Visitor } from '../support/visitor.js';

describe('the sessions of a member', () => {
  let store: SessionStore;
  beforeAll(() => (store = new SessionStore(poolOf(archive.database))));
  afterAll(() => store.close());

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
  it('are twenty at most: the oldest ends', async () => {
    const account = await archive.aMember();
    const first = await archive.signedIn(account);
    const others: Visitor[] = [];
    for (let n = 0; n < 20; n += 1) others.push(await archive.signedIn(account));
    expect((await first.get('/api/user')).text).toBe('null');
    for (const one of [others[0], others[19]])
      expect((await one!.get('/api/user')).body).toMatchObject({ id: account.id });
  });

  const list = (by = visitor) => by.get('/api/user/sessions');

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

  it('show when a remembered one was last used', async () => {
    const remembered = archive.visitor();
    await remembered.signIn({ ...member, rememberMe: true });
    const [current] = (await list(remembered)).body;
    expect(Math.abs(Date.now() - Date.parse(current.lastSeenAt))).toBeLessThan(20_000);
  });

  it('accept a malformed User-Agent', async () => {
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
    const otherMember = await archive.signedIn(other);
    expect((await visitor.change('DELETE', '/api/user/sessions')).status).toBe(204);
    for (const ended of others) expect((await ended.get('/api/user')).text).toBe('null');
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
    expect((await otherMember.get('/api/user')).body).toMatchObject({ id: other.id });
  });

  it('end with a sign-out when it is this one', async () => {
    const [{ id }] = (await list()).body;
    expect((await visitor.change('DELETE', `/api/user/sessions/${id}`)).status).toBe(204);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await visitor.get('/api/user')).text).toBe('null');
  });

  it('are nobody else’s to end', async () => {
    const otherMember = await archive.signedIn(other);
    const [{ id }] = (await list()).body;
    const answer = await otherMember.change('DELETE', `/api/user/sessions/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const odd of ['1', 'x', '%00', "' or true --", '00000000-0000-0000-0000-000000000000'])
      expect((await otherMember.change('DELETE', `/api/user/sessions/${encodeURIComponent(odd)}`)).status).toBe(404);
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
  });

  it('stay ended when a request that is at work notes something in one', async () => {
    const session = await archive.signedIn(member);
    const newest = 'select sid from sessions where user_id = $1 order by created_at desc limit 1';
    const [{ sid }] = await archive.database.query(newest, [member.id]);
    await store.amend(sid, { wasAtInstitution: true });
    expect((await session.get('/api/user')).body).toMatchObject({ id: member.id });
    await archive.database.query('delete from sessions where sid = $1', [sid]);
    await store.amend(sid, { wasAtInstitution: true });
    expect((await session.get('/api/user')).text).toBe('null');
  });

  it('end after ninety days, those of administrators after thirty, however often they are used', async () => {
    const admin = await archive.anAdmin();
    for (const [account, days] of [
      [member, 90],
      [admin, 30],
    ] as const) {
      const session = await archive.signedIn(account);
      await archive.database.query(
        `update sessions set created_at = now() - $2 * interval '1 day' + interval '1 hour' where user_id = $1`,
        [account.id, days],
      );
      await session.get('/api/user');
      const read = async () => {
        const first = 'select sid, sess, expire from sessions where user_id = $1 order by expire limit 1';
        const [row] = await archive.database.query(first, [account.id]);
        return { ...row, endsInMs: row.expire.getTime() - Date.now() };
      };
      const used = await read();
      expect(used.endsInMs).toBeLessThan(3_600_000);
      // Nor does a session go on because something is written into it.
      await new Promise((resolve) => store.set(used.sid, { ...used.sess, language: 'de' }, resolve));
      const written = await read();
      expect(written).toMatchObject({ sid: used.sid, sess: { language: 'de' } });
      expect(written.endsInMs).toBeLessThan(3_600_000);
      await archive.database.query(`update sessions set expire = now() where user_id = $1`, [account.id]);
      expect((await session.get('/api/user')).text).toBe('null');
    }
  });
});
