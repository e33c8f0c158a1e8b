import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword } from '../support/factories.js';
import type { Visitor } from '../support/visitor.js';
import { withClockAhead } from '../support/wrong-clock.js';

/** Longer than a session that is not remembered. */
const ahead = 3 * 86_400_000;

let archive: TestArchive;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  admin = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

describe('a server whose clock is days ahead of the database', () => {
  it('ends no session, and lets nobody be signed in for longer', async () => {
    const user = (): Promise<number | null> => admin.get('/api/user').then(({ body }) => body?.id ?? null);
    const id = await user();
    expect(id).not.toBeNull();
    expect(await withClockAhead(ahead, user)).toBe(id);
    const account = await archive.aMember();
    await withClockAhead(ahead, () => archive.signedIn(account));
    const [{ hours }] = await archive.database.query(
      `select extract(epoch from expire - now())::float / 3600 as hours from sessions where user_id = $1`,
      [account.id],
    );
    expect(Math.round(hours)).toBe(24);
  });

  it('ends no API key', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await admin.change('POST', '/api/admin/api-keys', {
      json: { name: 'Biblioteca', scopes: ['read'], expiresAt, password: accountPassword },
    });
    const asked = (): Promise<number> =>
      fetch(`${archive.url}/api/tags`, { headers: { 'X-API-Key': body.key } }).then(({ status }) => status);
    expect(await withClockAhead(ahead, asked)).toBe(200);
    await archive.database.query(`update api_keys set expires_at = now() - interval '1 second'`);
    expect(await asked()).toBe(401);
  });

  it('finds the last backup as old as it is', async () => {
    await archive.database.query(`update backup_state set made_at = now() - interval '1 hour'`);
    const metrics = await withClockAhead(ahead, () => fetch(`${archive.url}/metrics`).then((answer) => answer.text()));
    const age = Number(/^veduta_backup_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    expect(Math.round(age / 60)).toBe(60);
  });
});
