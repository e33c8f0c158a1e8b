import { archive, member, newPassword, path, visitor } from '../support/two-members.js';
import { until } from '../support/until.js';
import type { Answer, Visitor } from '../support/visitor.js';

describe('a concurrent sign-in', () => {
  const gate = 77_001;

  beforeAll(async () => {
    await archive.database.query(`
      create function wait_at_the_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$;
      create trigger gate before insert on sessions for each row execute function wait_at_the_gate()`);
  });
  afterAll(() => archive.database.query('drop trigger gate on sessions; drop function wait_at_the_gate'));

  /** Signs in with the old password, and runs the change after the password was verified and before the session is stored. */
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
    await until(async () => (await waiting()) === 1);
    const changed = change();
    await (written === 1 ? changed : until(async () => (await waiting()) === written));
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

  it('with the old password gets no session once there is a new one', async () => {
    const json = { currentPassword: member.password, newPassword, confirmPassword: newPassword };
    // The session of the member who changes the password gets a new id, which also waits here: the change is done by then.
    const { late, changed } = await overtaking(() => visitor.change('POST', path('/change-password'), { json }), 2);
    expect(changed.status).toBe(204);
    expect((await late.get('/api/user')).text).toBe('null');
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: member.id });
  });

  it('to an account that is being deleted is refused', async () => {
    const json = { password: member.password };
    const { signIn, changed } = await overtaking(() => visitor.change('DELETE', path(), { json }), 1);
    expect(changed.status).toBe(204);
    expect(signIn).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
  });
});
