import { PublicChanges, type PublicChange } from '../../src/records/public-changes.js';
import { startArchive, type TestArchive } from './archive.js';
import type { Visitor } from './visitor.js';

/** For a spec about what harvesters read: an archive with a public address, and an editor who is signed in. */
export const publicUrl = 'https://archive.example.org';
export let archive: TestArchive;
export let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(() => archive.close());

/** Makes changes public, as services do in their transaction. */
export const publish = (...changes: PublicChange[]): Promise<void> =>
  archive.database.transaction(async (tx) => archive.app.get(PublicChanges).publish(changes, tx));
