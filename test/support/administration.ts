import { startArchive, type TestArchive } from './archive.js';
import type { Visitor } from './visitor.js';

/** For a spec that imports from here: an archive for the whole file, and an administrator who is signed in. */
export let archive: TestArchive;
export let administrator: Visitor;

/** The id of no record. */
export const nobody = 2_147_483_646;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());
