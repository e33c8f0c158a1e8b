import { access, type Operation, refusal, type Viewer } from '../../src/contract/access.js';
import { errorCodeOf, errorStatus } from '../../src/contract/errors.js';
import { openApiDocument } from '../../src/platform/http/open-api.js';
import { InProcessApi } from '../../src/site/in-process-api.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

/** One caller of every kind, as the table of rights knows them and as they come over HTTP. */
interface Caller {
  viewer: Viewer;
  send(method: string, path: string): Promise<{ status: number; body: { code?: string } }>;
}

const callers = ['anonymous', 'member', 'administrator', 'read key', 'write key', 'revoked key'] as const;

let archive: TestArchive;
let as: Record<(typeof callers)[number], Caller>;
let routes: Map<Operation, { method: string; path: string }>;

beforeAll(async () => {
  archive = await startArchive();
  const admin = await archive.anAdmin();
  const member = await archive.aMember();
  const administrator = await archive.signedIn(admin);
  const key = async (name: string, scopes: string[]): Promise<{ id: number; key: string }> => {
    const { body } = await administrator.change('POST', '/api/admin/api-keys', { json: { name, scopes } });
    return body as { id: number; key: string };
  };
  const reading = await key('reads', ['read']);
  const writing = await key('writes', ['read', 'write']);
  const revoked = await key('revoked', ['read', 'write']);
  await administrator.change('DELETE', `/api/admin/api-keys/${revoked.id}`);

  const inPerson = (visitor: Visitor, viewer: Viewer): Caller => ({
    viewer,
    send: (method, path) => sendAs(visitor, method, path),
  });
  const withKey = ({ id, key }: { id: number; key: string }, scopes: ('read' | 'write')[]): Caller => ({
    viewer: { kind: 'key', keyId: id, scopes },
    send: (method, path) => archive.visitor().send(method, path, { headers: { Authorization: `Bearer ${key}` } }),
  });
  as = {
    anonymous: inPerson(archive.visitor(), { kind: 'anonymous' }),
    member: inPerson(await archive.signedIn(member), { kind: 'user', userId: member.id, isAdmin: false }),
    administrator: inPerson(administrator, { kind: 'user', userId: admin.id, isAdmin: true }),
    'read key': withKey(reading, ['read']),
    'write key': withKey(writing, ['read', 'write']),
    'revoked key': withKey(revoked, ['read', 'write']),
  };
  routes = routesOf(archive);
});
afterAll(() => archive.close());

/** Server-sent events never end, and sign-out would end the caller's own session: their gate is told by the refused. */
const endless: Operation[] = ['adminPhotos.events', 'session.logout'];

describe('every call of the contract', () => {
  it('has an address in the description of the API', () => {
    expect([...routes.keys()].sort()).toEqual(Object.keys(access).sort());
  });

  describe.each(callers)('over HTTP, as %s', (name) => {
    it.each(Object.keys(access) as Operation[])(
      '%s is allowed or refused as the table of rights says',
      async (operation) => {
        const caller = as[name];
        const expected = name === 'revoked key' ? 'api_key_invalid' : refusal(caller.viewer, operation);
        if (expected === null && endless.includes(operation)) return;
        const { method, path } = routes.get(operation)!;
        const { status, body } = await caller.send(method, path);
        if (expected === null) {
          expect(refusals).not.toContain(body?.code);
          expect(status).toBeLessThan(500);
        } else expect({ status, code: body.code }).toEqual({ status: errorStatus[expected], code: expected });
      },
    );
  });

  describe.each(['anonymous', 'member', 'administrator', 'read key', 'write key'] as const)(
    'in process, as %s',
    (name) => {
      it('passes the same gate', async () => {
        const { viewer } = as[name];
        const api = archive.app.get(InProcessApi).for(viewer, new Set()) as unknown as Record<
          string,
          Record<string, (input: object) => Promise<unknown>>
        >;
        for (const [group, methods] of Object.entries(api))
          for (const [method, call] of Object.entries(methods)) {
            const operation = `${group}.${method}` as Operation;
            // A write that is allowed would change something; what it would do is told by its own tests.
            const expected = refusal(viewer, operation);
            if (expected === null) continue;
            const thrown: unknown = await call({}).then(
              () => null,
              (error: unknown) => error,
            );
            expect({ operation, code: errorCodeOf(thrown) }).toEqual({ operation, code: expected });
          }
      });
    },
  );
});

const refusals = ['sign_in_required', 'admin_only', 'scope_missing', 'session_only', 'csrf_invalid', 'api_key_invalid'];

async function sendAs(
  visitor: Visitor,
  method: string,
  path: string,
): Promise<{ status: number; body: { code?: string } }> {
  const answer =
    method === 'GET'
      ? await visitor.get(path)
      : await visitor.change(method as 'POST', path, method === 'DELETE' ? {} : { json: {} });
  return answer as { status: number; body: { code?: string } };
}

/** Ids that exist nowhere, so that an allowed call finds nothing to change. */
function routesOf({ app }: TestArchive): Map<Operation, { method: string; path: string }> {
  const found = new Map<Operation, { method: string; path: string }>();
  for (const [path, methods] of Object.entries(openApiDocument(app).paths))
    for (const [method, description] of Object.entries(methods as Record<string, { operationId?: string }>))
      if (description.operationId)
        found.set(description.operationId as Operation, {
          method: method.toUpperCase(),
          path: path.replace(/\{id\}/g, '2147483646').replace(/\{\w+\}/g, 'unknown'),
        });
  return found;
}
