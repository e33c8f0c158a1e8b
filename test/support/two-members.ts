import { startArchive, type TestArchive } from './archive.js';
import type { Account } from './factories.js';
import type { Answer, Visitor } from './visitor.js';

/**
 * For a spec that imports from here: an archive for the whole file, and for every test two new members, of whom the first is
 * signed in as `visitor`.
 */
export let archive: TestArchive;
export let member: Account;
export let other: Account;
export let visitor: Visitor;

export const newPassword = 'bora chiara 1931';
/** The answer to requests for the account of somebody else. */
export const notYourAccount = { status: 403, body: { code: 'not_your_account' } };

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
afterAll(() => archive.close());
beforeEach(async () => {
  [member, other] = [await archive.aMember(), await archive.aMember()];
  visitor = await archive.signedIn(member);
});

/** Under the address of an account: `path('/export')`. */
export const path = (rest = '', { id }: { id: number } = member): string => `/api/users/${id}${rest}`;

export const changeProfile = (json: object, by = visitor): Promise<Answer> => by.change('PATCH', path(), { json });

export const signsIn = async (password: string, { email } = member): Promise<boolean> =>
  (await archive.visitor().signIn({ email, password })).status === 200;

export const rowOf = async ({ id }: Account): Promise<Record<string, unknown>> =>
  (await archive.database.query('select * from users where id = $1', [id]))[0];

/** Another visitor with a copy of the session cookie. */
export function holderOf({ cookies }: Visitor): Visitor {
  const holder = archive.visitor();
  holder.cookies.set('session', cookies.get('session') as string);
  return holder;
}
