import type { Contribution, Suggestion } from '../../src/contract/contribution.js';
import type { Decisions } from '../../src/contract/moderation.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { startArchive, type TestArchive } from './archive.js';
import type { Account } from './factories.js';
import type { Answer, Visitor } from './visitor.js';

/** For a spec that imports from here: an archive with an administrator, and a new member for every test, both signed in. */
export let archive: TestArchive;
export let account: Account;
export let member: Visitor;
export let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  admin = await archive.signedIn(await archive.anAdmin());
  await admin.get('/api/csrf');
});
beforeEach(async () => {
  account = await archive.aMember();
  member = await archive.signedIn(account);
});
afterAll(() => archive.close());

export const suggest = (suggestion: Partial<Suggestion> | object, by = member): Promise<Answer> =>
  by.change('POST', '/api/contributions', { json: suggestion });
export const approve = (id: number, by = admin): Promise<Answer> =>
  by.change('PUT', `/api/admin/contributions/${id}/approve`);
export const approveWith = (id: number, json: object, by = admin): Promise<Answer> =>
  by.change('PUT', `/api/admin/contributions/${id}/approve`, { json });
/** Of several at once. */
export const decide = (decisions: Partial<Decisions>, by = admin): Promise<Answer> =>
  by.change('POST', '/api/admin/contributions/decisions', { json: decisions });
export const reject = (id: number, json: object = {}, by = admin): Promise<Answer> =>
  by.change('PUT', `/api/admin/contributions/${id}/reject`, { json });
export const edit = (id: number, json: object, by = member): Promise<Answer> =>
  by.change('PATCH', `/api/contributions/${id}`, { json });
export const withdraw = (id: number, by = member): Promise<Answer> => by.change('DELETE', `/api/contributions/${id}`);

export async function suggested(suggestion: Omit<Suggestion, 'photoId'>, photo?: PhotoRow): Promise<Contribution> {
  const { id: photoId } = photo ?? (await archive.aPhoto());
  const { status, body } = await suggest({ photoId, ...suggestion });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Contribution;
}
