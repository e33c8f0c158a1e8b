import { startArchive } from '../support/archive.js';
import { archive, changeProfile, member, other, path, visitor } from '../support/two-members.js';
import type { Answer, Visitor } from '../support/visitor.js';
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
    await archive.aSuggestion({ user: member, newValue: 'Wulz' });
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

  it('contains the person’s messages to the archive, sent while signed in or from a confirmed address', async () => {
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
