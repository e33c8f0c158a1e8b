import { refusal, type Viewer } from '../../src/contract/access.js';
import { errorCodeOf, errorStatus } from '../../src/contract/error-status.js';
import type { ErrorCode } from '../../src/contract/errors.js';
import type { Operation } from '../../src/contract/operation.js';
import { isPageRead, type OperationName, operationNames, operations } from '../../src/contract/operations.js';
import { openApiDocument } from '../../src/platform/http/open-api/open-api.js';
import { InProcessApi } from '../../src/site/in-process-api.js';
import { newApiKey } from '../support/api-keys.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

interface Outcome {
  status: number;
  code?: string;
}

/** One caller of each kind in the table of rights. */
interface Caller {
  viewer: Viewer;
  call(name: OperationName): Promise<Outcome>;
}

const callers = [
  'anonymous',
  'member',
  'moderator',
  'editor',
  'administrator',
  'read key',
  'write key',
  'revoked key',
] as const;

let archive: TestArchive;
let as: Record<(typeof callers)[number], Caller>;

beforeAll(async () => {
  // One visitor makes every call, which is more than the limits allow.
  archive = await startArchive({ config: { rateLimit: false } });
  const admin = await archive.anAdmin();
  const member = await archive.aMember();
  const moderator = await archive.aModerator();
  const editor = await archive.anEditor();
  const administrator = await archive.signedIn(admin);
  const reading = await newApiKey(administrator, ['read']);
  const writing = await newApiKey(administrator);
  const revoked = await newApiKey(administrator);
  await administrator.change('DELETE', `/api/admin/api-keys/${revoked.id}`);

  as = {
    anonymous: inPerson({ kind: 'anonymous' }, () => Promise.resolve(archive.visitor())),
    member: inPerson({ kind: 'user', userId: member.id, role: 'member' }, () => archive.signedIn(member)),
    moderator: inPerson({ kind: 'user', userId: moderator.id, role: 'moderator' }, () => archive.signedIn(moderator)),
    editor: inPerson({ kind: 'user', userId: editor.id, role: 'editor' }, () => archive.signedIn(editor)),
    administrator: inPerson({ kind: 'user', userId: admin.id, role: 'administrator' }, () => archive.signedIn(admin)),
    'read key': withKey(reading, ['read']),
    'write key': withKey(writing, ['read', 'write']),
    'revoked key': withKey(revoked, ['read', 'write']),
  };
});
afterAll(() => archive.close());

describe('every call of the contract', () => {
  it('is in the OpenAPI document', () => {
    const { paths } = openApiDocument(archive.app);
    const described = operationNames.filter((name) => {
      const { method, path }: Operation = operations[name];
      const route = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`] as
        Record<string, { operationId?: string }> | undefined;
      const call = route?.[method.toLowerCase()];
      // Two calls that share a route are one entry there.
      return (
        call?.operationId === name || (name === 'contributions.propose' && call?.operationId === 'contributions.create')
      );
    });
    expect(described).toEqual(operationNames);
  });

  it.each(callers)('is allowed or refused over HTTP as the table of rights says, for the %s', async (caller) => {
    const discrepancies: string[] = [];
    for (const name of operationNames) {
      const { viewer, call } = as[caller];
      const expected = caller === 'revoked key' ? 'api_key_invalid' : refusal(viewer, operations[name].access);
      const discrepancy = discrepancyOf(await call(name), expected);
      if (discrepancy) discrepancies.push(`${name}: ${discrepancy}`);
    }
    expect(discrepancies).toEqual([]);
  });

  it.each(callers.filter((caller) => caller !== 'revoked key'))(
    'that pages render passes the same gate in process, for the %s',
    async (caller) => {
      const { viewer } = as[caller];
      const api = archive.app.get(InProcessApi).for(viewer, new Set()) as unknown as Reads;
      const discrepancies: string[] = [];
      for (const name of operationNames.filter(isPageRead)) {
        const [noun = '', method = ''] = name.split('.');
        const outcome = await api[noun]![method]!({ id: nobodysId, slug: 'unknown', pageSize: 8 }).then(
          () => ({ status: 200 }),
          (error: unknown) => ({
            status: errorStatus[errorCodeOf(error) ?? 'internal'],
            code: errorCodeOf(error) ?? String(error),
          }),
        );
        const discrepancy = discrepancyOf(outcome, refusal(viewer, operations[name].access));
        if (discrepancy) discrepancies.push(`${name}: ${discrepancy}`);
      }
      expect(discrepancies).toEqual([]);
    },
  );

  it('is offered in process only where pages render it', () => {
    const api = archive.app.get(InProcessApi).for({ kind: 'anonymous' }, new Set()) as unknown as Reads;
    const offered = Object.entries(api).flatMap(([noun, calls]) => Object.keys(calls).map((call) => `${noun}.${call}`));
    expect(offered.sort()).toEqual(operationNames.filter(isPageRead).sort());
  });
});

type Reads = Record<string, Record<string, (input: object) => Promise<unknown>>>;

/** The id of no record, so that an allowed call finds nothing to change. */
const nobodysId = 2_147_483_646;
const refusals = [
  'sign_in_required',
  'admin_only',
  'role_missing',
  'scope_missing',
  'session_only',
  'csrf_invalid',
  'api_key_invalid',
];

/** Describes how an outcome differs from the expected one; null if it does not. `refused`: the expected error code, or null. */
function discrepancyOf({ status, code }: Outcome, refused: ErrorCode | null): string | null {
  // This archive sends no emails.
  const isRight = refused
    ? status === errorStatus[refused] && code === refused
    : (status < 500 || code === 'mail_unavailable') && !refusals.includes(code ?? '');
  return isRight ? null : `${refused ?? 'allowed'} expected, ${status} ${code ?? ''} answered`;
}

const pathOf = (name: OperationName): string =>
  `/api${operations[name].path.replace(':id', String(nobodysId)).replace(/:\w+/, 'unknown')}`;

/** `arrive` opens a session of its own: one call of each caller ends it. */
function inPerson(viewer: Viewer, arrive: () => Promise<Visitor>): Caller {
  let staying: Promise<Visitor> | undefined;
  return {
    viewer,
    async call(name) {
      const visitor = await (name === 'session.logout' ? arrive() : (staying ??= arrive()));
      const { method, kind }: Operation = operations[name];
      if (kind === 'stream') return firstOf(name, { Cookie: cookiesOf(visitor) });
      const { status, body } = await (method === 'GET'
        ? visitor.get(pathOf(name))
        : visitor.change(method, pathOf(name), kind === 'upload' ? { multipart: new FormData() } : { json: {} }));
      return { status, code: (body as { code?: string } | null | undefined)?.code };
    },
  };
}

function withKey({ id, key }: { id: number; key: string }, scopes: ('read' | 'write')[]): Caller {
  const headers = { Authorization: `Bearer ${key}` };
  return {
    viewer: { kind: 'key', keyId: id, scopes },
    async call(name) {
      const { method, kind }: Operation = operations[name];
      if (kind === 'stream') return firstOf(name, headers);
      const { status, body } = await archive.visitor().send(method, pathOf(name), { headers });
      return { status, code: (body as { code?: string } | null | undefined)?.code };
    },
  };
}

const cookiesOf = ({ cookies }: Visitor): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Server-sent events do not end, so the status is read when they begin. */
async function firstOf(name: OperationName, headers: Record<string, string>): Promise<Outcome> {
  const reading = new AbortController();
  const response = await fetch(archive.url + pathOf(name), { headers, signal: reading.signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const code = isStream ? undefined : ((await response.json()) as { code: string }).code;
  reading.abort();
  return { status: response.ok && !isStream ? 500 : response.status, code };
}
