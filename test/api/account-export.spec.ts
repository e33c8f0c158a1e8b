import { PassThrough, Readable } from 'node:stream';
import { type PersonalFile, PersonalData } from '../../src/records/personal-data.js';
import { startArchive } from '../support/archive.js';
import { archive, changeProfile, member, other, path, visitor } from '../support/two-members.js';
import type { Visitor } from '../support/visitor.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import { unzipped } from '../support/zip.js';

describe('the export', () => {
  const download = async (): Promise<{ response: Response; files: Map<string, Buffer> }> => {
    const response = await fetch(archive.url + path('/export'), {
      headers: { Cookie: `session=${visitor.cookies.get('session')}` },
    });
    return { response, files: unzipped(Buffer.from(await response.arrayBuffer())) };
  };

  it('contains all data about the person, and nothing of the password', async () => {
    const photo = await archive.aPhoto({ title: 'Molo Audace' });
    const entity = await archive.anEntity({ name: 'Faro della Vittoria' });
    await archive.aFavorite({ user: member, photo });
    await archive.aFavorite({ user: other, photo: await archive.aPhoto() });
    await visitor.change('POST', '/api/bookmarks', { json: { entityId: entity.id } });
    await visitor.change('POST', '/api/user/searches', { json: { name: 'Il molo', q: 'molo' } });
    await archive.aSuggestion({ user: member, newValue: 'Wulz' });
    const memory = { fieldName: 'memory', newValue: 'Mio nonno era qui.', year: 'c. 1912' } as const;
    await archive.aSuggestion({ user: member, ...memory });
    await changeProfile({ displayName: 'Ada' });
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
        'saved-searches.json',
        'sessions.json',
      ]),
    );
    const read = (name: string): unknown => JSON.parse(files.get(`${name}.json`)?.toString('utf8') ?? 'null');
    expect(read('account')).toMatchObject({
      id: member.id,
      email: member.email,
      displayName: 'Ada',
      signedInAt: expect.any(String),
    });
    expect(read('favorites')).toEqual([{ photoId: photo.id, title: 'Molo Audace', createdAt: expect.any(String) }]);
    expect(read('saved-searches')).toMatchObject([{ name: 'Il molo', filters: { q: 'molo' } }]);
    expect(read('bookmarks')).toMatchObject([{ entityId: entity.id, name: 'Faro della Vittoria' }]);
    expect(read('contributions')).toMatchObject([
      { fieldName: 'author', newValue: 'Wulz', status: 'pending' },
      { ...memory, status: 'pending' },
    ]);
    expect(read('sessions')).toMatchObject([
      { isCurrent: false, createdAt: expect.any(String), userAgent: expect.any(String) },
    ]);
    expect(read('security')).toEqual({
      oneTimeCodesSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
      institutions: [],
    });
    expect(read('changes')).toMatchObject([{ kind: 'user', action: 'changed' }]);
    const all = [...files.values()].join();
    expect(all).not.toMatch(/argon2|password/i);
    expect(all).not.toContain(other.email);
  });

  it('contains the person’s messages to the archive, sent while signed in or from a confirmed address', async () => {
    const write = (by: Visitor, message: string, email = 'altrove@example.org') =>
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

  it('contains the originals of proposed photos, as they were sent', async () => {
    const sent = await aJpeg({ seed: 901, width: 700, height: 500 });
    const multipart = new FormData();
    for (const [name, value] of Object.entries({ title: 'Molo', license: 'CC BY 4.0', rightsDeclared: 'true' }))
      multipart.append(name, value);
    multipart.append('image', new Blob([new Uint8Array(sent)]), 'molo.jpg');
    const { body } = await visitor.change('POST', '/api/contributions', { multipart });
    const { files } = await download();
    expect(files.get(`contributions/${body.id}.jpeg`)?.equals(sent)).toBe(true);
    // Of a declined one the files are kept for a while.
    await archive.database.query(`update photos set status = 'removed', removed_at = now() where id = $1`, [
      body.proposedPhotoId,
    ]);
    expect((await download()).files.get(`contributions/${body.id}.jpeg`)?.equals(sent)).toBe(true);
    expect(JSON.parse(String(files.get('uploads.json')))).toMatchObject([{ originalName: 'molo.jpg' }]);
  });

  it('opens one file at a time, and breaks off rather than to leave one out', async () => {
    let open = 0;
    let most = 0;
    const file = (name: string): PersonalFile => ({
      name,
      open: () => {
        most = Math.max(most, (open += 1));
        return Promise.resolve(Readable.from([Buffer.alloc(100_000, name)]).once('end', () => (open -= 1)));
      },
    });
    const files = [file('one'), file('two'), file('three')];
    archive.app
      .get(PersonalData)
      .register('test', { find: () => Promise.resolve([]), findFiles: () => Promise.resolve(files) });
    expect([...(await download()).files.keys()]).toEqual(expect.arrayContaining(['test/one', 'test/three']));
    expect(most).toBe(1);
    files.push({ name: 'gone', open: () => Promise.reject(new Error('gone')) });
    await expect(download()).rejects.toThrow();
    files.length = 0;
  });

  it('is sent once at a time to a member', async () => {
    const headers = { Cookie: `session=${visitor.cookies.get('session')}` };
    const files: PersonalFile[] = [{ name: 'slow', open: () => Promise.resolve(new PassThrough()) }];
    archive.app
      .get(PersonalData)
      .register('slow', { find: () => Promise.resolve([]), findFiles: () => Promise.resolve(files) });
    const leave = new AbortController();
    const first = await fetch(archive.url + path('/export'), { headers, signal: leave.signal });
    expect(first.status).toBe(200);
    expect(await visitor.get(path('/export'))).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    leave.abort();
    files.length = 0;
    await until(async () => (await visitor.get(path('/export'))).status === 200);
  });

  it('can be requested ten times an hour', async () => {
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
