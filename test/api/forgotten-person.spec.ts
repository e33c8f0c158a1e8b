import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Config } from '../../src/platform/config/config.js';
import { admin, approve, archive, edit, member as bystander, reject, suggest } from '../support/contributions.js';
import { complete, process, propose, storedOriginals } from '../support/proposals.js';
import { aJpeg } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

const userId = 917_364_285;
const email = 'giuseppina.rossi@example.org';
const traces = ['Giuseppina', 'giuseppina.rossi', 'nonna-al-molo', 'telefono 333', String(userId)];

/** Every value of the database in which one of the traces appears: `table.column: value`. */
async function found(): Promise<string[]> {
  const columns = await archive.database.query<{ schema: string; table: string; column: string }[]>(
    `select c.table_schema as schema, c.table_name as "table", c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await archive.database.query<{ value: string; kind: string | null }[]>(
      `select "${column}"::text as value, to_jsonb(t) ->> 'kind' as kind from "${schema}"."${table}" t
       where "${column}"::text ilike any($1)`,
      [traces.map((trace) => `%${trace}%`)],
    );
    // That an account with this number was made and removed is what the history keeps.
    const isTheFact = (kind: string | null): boolean =>
      table === 'record_changes' && column === 'record_id' && kind === 'user';
    places.push(...rows.filter(({ kind }) => !isTheFact(kind)).map(({ value }) => `${table}.${column}: ${value}`));
  }
  return places;
}

const image = (seed: number): Promise<Buffer> => aJpeg({ seed, width: 700, height: 500 });

async function proposal(seed: number, member: Visitor): Promise<{ id: number; proposedPhotoId: number }> {
  const multipart = new FormData();
  const fields = { ...complete, title: `Molo ${seed}`, note: 'Chiamare Giuseppina, telefono 333' };
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  multipart.append('image', new Blob([new Uint8Array(await image(seed))]), 'nonna-al-molo.jpg');
  const { status, body } = await member.change('POST', '/api/contributions', { multipart });
  expect(status).toBe(201);
  await process(body.proposedPhotoId);
  return body;
}

async function suggestion(newValue: string, member: Visitor): Promise<number> {
  const { id: photoId } = await archive.aPhoto();
  const note = 'me lo disse Giuseppina';
  const { status, body } = await suggest({ photoId, fieldName: 'author', newValue, note, source: note }, member);
  expect(status).toBe(201);
  return body.id;
}

it('an account that is deleted leaves no trace of the person, in no table and no folder', async () => {
  // A number that nothing else has by chance.
  await archive.database.query(`select setval(pg_get_serial_sequence('users', 'id'), $1)`, [userId - 1]);
  const account = await archive.aMember({ email });
  expect(account.id).toBe(userId);
  await archive.database.query('update users set email_verified_at = now() where id = $1', [userId]);
  const member = await archive.signedIn(account);
  const own = `/api/users/${userId}`;
  expect((await member.change('PATCH', own, { json: { displayName: 'Giuseppina Rossi' } })).status).toBe(200);
  await archive.aFavorite({ user: account, photo: await archive.aPhoto() });
  await member.change('PUT', `${own}/newsletter`, { json: { accepted: true } });
  const avatar = new FormData();
  avatar.append('image', new Blob([new Uint8Array(await image(1))]), 'Giuseppina.jpg');
  expect((await member.change('POST', `${own}/avatar`, { multipart: avatar })).status).toBe(202);

  const accepted = await proposal(2, member);
  expect((await approve(accepted.id)).status).toBe(200);
  const refused = await proposal(3, member);
  expect((await reject(refused.id, { reason: 'Cara Giuseppina, grazie' })).status).toBe(200);
  const waiting = await proposal(4, member);
  await edit(waiting.id, { description: 'Giuseppina in barca' }, member);
  const withdrawn = await proposal(5, member);
  await member.change('DELETE', `/api/contributions/${withdrawn.id}`);
  expect((await approve(await suggestion('Wulz', member))).status).toBe(200);
  expect((await reject(await suggestion('Giuseppina', member), { reason: 'no, Giuseppina' })).status).toBe(200);
  await suggestion('Giuseppina Rossi', member);
  const remembered = { fieldName: 'memory', newValue: 'La Giuseppina vendeva qui il pesce.', year: '1912' };
  const memory = await suggest({ photoId: (await archive.aPhoto()).id, ...remembered }, member);
  const answered = { json: { answer: 'Grazie.' } };
  expect((await admin.change('PUT', `/api/admin/contributions/${memory.body.id}/approve`, answered)).status).toBe(200);

  const message = { name: 'Giuseppina', subject: 'Il molo', message: 'Il mio telefono 333 123' };
  await member.change('POST', '/api/contact', { json: { ...message, email: 'altrove@example.org' } });
  await archive.visitor().change('POST', '/api/contact', { json: { ...message, email } });
  const [{ id: read }] = await archive.database.query('select id from contact_messages order by id limit 1');
  await admin.change('PATCH', `/api/admin/contact-messages/${read}`, { json: { read: true } });
  await archive.database.query(`insert into throttling values ($1, 1, 0), ($2, 1, 0)`, [
    `export:${userId}`,
    `proposals:${userId}`,
  ]);
  expect((await found()).length).toBeGreaterThan(30);

  expect((await member.change('DELETE', own, { json: { password: account.password } })).status).toBe(204);
  expect(await found()).toEqual([]);

  // What was accepted stays.
  expect((await archive.visitor().get(`/api/photos/${accepted.proposedPhotoId}`)).body).toMatchObject({
    title: 'Molo 2',
    uploadedBy: null,
  });
  const { dataDir } = archive.app.get(Config);
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
    utimesSync(join(entry.parentPath, entry.name), twoDaysAgo, twoDaysAgo);
  await archive.app.get(UnusedFiles, { strict: false }).sweep();
  const [{ sha256 }] = await archive.database.query('select original_sha256 as sha256 from photos where id = $1', [
    accepted.proposedPhotoId,
  ]);
  expect(storedOriginals()).toEqual([sha256]);
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([sha256]);
});

it('the proposals of others stay when one member goes', async () => {
  const { body } = await propose();
  const other = await archive.aMember();
  const session = await archive.signedIn(other);
  await session.change('DELETE', `/api/users/${other.id}`, { json: { password: other.password } });
  expect((await bystander.get(`/api/contributions/${body.id}`)).status).toBe(200);
});
