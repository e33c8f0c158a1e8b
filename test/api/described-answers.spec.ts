import fc from 'fast-check';
import { addresses } from '../../src/contract/addresses.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { anyRequest, type AnyRequest, deepJson } from '../support/any-request.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { type DescribedCall, Description } from '../support/described-answers.js';
import type { Answer, Visitor } from '../support/visitor.js';

const callers = ['visitor', 'member', 'administrator', 'key'] as const;
/** Requests of each caller to each call. */
const runs = 2;
/** They end what later requests need: they come last. */
const ending = ['session.end', 'session.endOthers', 'session.logout', 'account.remove', 'adminUsers.remove'];

/** Rendering takes long: the parts that have broken addresses. */
const parts = ['%00', '%ED%A0%80', '%', '-1', '99999999999999999999'];

let archive: TestArchive;
let description: Description;
let ids: number[];
let as: Record<(typeof callers)[number], (call: DescribedCall, request: AnyRequest) => Promise<Answer>>;

beforeAll(async () => {
  archive = await startArchive({ mountPages, environment: { RATE_LIMIT: 'off' } });
  description = new Description(archive.app);
  const tag = await archive.aTag();
  const entity = await archive.anEntity({ audioUrl: '/uploads/guida.mp3' });
  const photos = [await archive.aPhoto({ entities: [entity], tags: [tag], year: 1900 }), await archive.aPhoto()];
  const [member, admin] = [await archive.aMember(), await archive.anAdmin()];
  await archive.aSuggestion({ user: member, photo: photos[0] });
  ids = [...new Set([tag.id, entity.id, photos[0]!.id, photos[1]!.id, member.id])];
  const administrator = await archive.signedIn(admin);
  const key = await administrator.change('POST', '/api/admin/api-keys', {
    json: { name: 'legge e scrive', scopes: ['read', 'write'] },
  });
  as = {
    visitor: inPerson(archive.visitor()),
    member: inPerson(await archive.signedIn(member)),
    administrator: inPerson(administrator),
    key: (call, request) =>
      archive.visitor().send(call.method.toUpperCase(), request.path, {
        ...bodyOf(request),
        headers: { ...headersOf(request), Authorization: `Bearer ${(key.body as { key: string }).key}` },
      }),
  };
});
afterAll(() => archive.close());

describe.each(callers)('every answer to a %s', (caller) => {
  it('is one that the OpenAPI document describes, whatever is sent', async () => {
    const discrepancies: string[] = [];
    const isEnding = ({ operationId }: DescribedCall): boolean => ending.includes(operationId);
    const finite = description.calls.filter(({ operationId }) => operationId !== 'adminPhotos.events');
    for (const call of [...finite.filter((of) => !isEnding(of)), ...finite.filter(isEnding)])
      for (const request of fc.sample(anyRequest(call, description, ids), { numRuns: runs, seed: 1900 })) {
        const discrepancy = description.discrepancyOf(call, await as[caller](call, request));
        if (discrepancy)
          discrepancies.push(`${call.operationId} ${JSON.stringify(request).slice(0, 300)} -> ${discrepancy}`);
      }
    expect(discrepancies).toEqual([]);
  });
});

describe('no address fails for what it is asked', () => {
  const pages = addresses.filter(({ page }) => page !== null);
  const asked = pages.flatMap(({ path, query }) => [
    ...parts.map((part) => (path.includes(':') ? path.replace(/:\w+/, part) : `${path}/${part}`)),
    ...(query ?? ['redirect', 'token', 'page']).flatMap((name) =>
      parts.map((part) => `${path.replace(/:\w+/, 'trieste')}?${name}=${part}`),
    ),
  ]);

  it('neither a page nor what is below it', async () => {
    const visitor = archive.visitor();
    const failures: string[] = [];
    for (const path of asked) {
      const { status } = await visitor.get(`/it${path.replace(/^\/\//, '/')}`);
      if (status >= 500) failures.push(`${status} ${path}`);
    }
    expect(failures).toEqual([]);
  });

  it.each(['/api/auth/login', '/api/auth/register', '/api/auth/forgot-password', '/api/contact'])(
    'like an unpaired surrogate in the email address of %s',
    async (path) => {
      const json = {
        name: 'Anna',
        subject: 'Una fotografia',
        message: 'Buongiorno a tutti.',
        email: '\ud800@example.org',
      };
      const { status, body } = await archive.visitor().change('POST', path, { json });
      expect([status, (body as { code: string }).code]).toEqual([400, 'validation_failed']);
    },
  );

  it.each([
    ['GET', '/@vite/client'],
    ['GET', '/@fs/etc/passwd'],
    ['GET', '/@id/x'],
    ['GET', '/src/main.ts'],
    ['GET', '/node_modules/vike/package.json'],
    ['GET', '/%00'],
    ['GET', '/it/foto/%ED%A0%80'],
    ['GET', '/language/en?to=%00'],
    ['GET', '/uploads/%00'],
    ['GET', '/uploads/%ED%A0%80.webp'],
    ['GET', '/assets/%00'],
    ['GET', '/feeds/photos.%00.xml'],
    ['GET', '/sitemap-%00.xml'],
    ['GET', '/index.pageContext.json'],
    ['GET', '/it/foto/%00/index.pageContext.json'],
    ['PUT', '/it/archivio'],
  ])('like %s %s', async (method, path) => {
    expect((await archive.visitor().send(method, path)).status).toBeLessThan(500);
  });

  it('like JSON nested 5,000 deep', async () => {
    const visitor = archive.visitor();
    await visitor.get('/api/csrf');
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': visitor.cookies.get('csrf') ?? '' };
    const { status } = await visitor.send('POST', '/api/contact', { headers, text: deepJson() });
    expect(status).toBe(400);
  });
});

const headersOf = ({ json }: AnyRequest): Record<string, string> =>
  json === undefined ? {} : { 'Content-Type': 'application/json' };

const bodyOf = ({ json, fields }: AnyRequest): { text?: string; multipart?: FormData } => ({
  ...(json !== undefined && { text: json }),
  ...(fields && { multipart: formOf(fields) }),
});

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (['file', 'image', 'avatar'].includes(name)) form.set(name, new Blob([value]), 'immagine.jpg');
    else form.set(name, value);
  return form;
};

const inPerson = (visitor: Visitor) => async (call: DescribedCall, request: AnyRequest) =>
  call.method === 'get'
    ? visitor.get(request.path)
    : visitor.change(call.method.toUpperCase() as 'POST', request.path, {
        ...bodyOf(request),
        headers: headersOf(request),
      });
