import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import { readConfig } from './config/read-config.js';
import { traceOf } from './http/trace-context.js';
import { loggingOptions, requestLogging } from './logging.js';

const email = 'secretperson@example.org';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

it('no log line has a value of a query, an email address or the hash of a password', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pinoHttp({ ...loggingOptions(readConfig({ LOG_LEVEL: 'debug' })), stream });
  const error = new QueryFailedError('insert into users values ($1, $2)', [email, hash], new Error('no space left'));
  const server = createServer((request, response) => {
    log(request, response);
    request.log.error({ err: error }, 'request failed');
    request.log.warn(`Nothing could be sent to <${email}>: %s`, email);
    response.statusCode = 500;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(
    `http://127.0.0.1:${port}/it/auth?token=J7wQ2nqDUE1xCqgT&near=45.65012,13.77012&redirect=${encodeURIComponent(`/x?q=${email}`)}`,
  );
  server.close();
  await once(server, 'close');
  const written = lines.join('');
  expect(lines).toHaveLength(3);
  expect(written).not.toMatch(/secretperson|argon2|insert into|J7wQ2|45\.65/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { type: 'QueryFailedError', message: 'no space left' } });
  expect(written).toContain('/it/auth?token&near&redirect');
});

describe('the trace of a proxy', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const parentId = '00f067aa0ba902b7';

  it.each([
    [`00-${traceId}-${parentId}-01`, { traceId, parentId }],
    [`cc-${traceId}-${parentId}-00-of-a-later-version`, { traceId, parentId }],
    [`00-${'0'.repeat(32)}-${parentId}-01`, null],
    [`00-${traceId}-${'0'.repeat(16)}-01`, null],
    [`ff-${traceId}-${parentId}-01`, null],
    [`00-${traceId.toUpperCase()}-${parentId}-01`, null],
    ['00-x', null],
    [undefined, null],
  ])('is read from %s', (traceparent, trace) => {
    expect(traceOf({ headers: { traceparent } })).toEqual(trace);
  });

  it('is in every line about its request', () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
    const log = requestLogging(readConfig({ LOG_LEVEL: 'debug' }), stream);
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/it' });
    const response = new ServerResponse(request);
    request.headers['traceparent'] = `00-${traceId}-${parentId}-01`;
    log(request, response);
    request.log.info('of a service');
    response.emit('close');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      lines.map(() => expect.objectContaining({ traceId, parentId, requestId: expect.any(String) })),
    );
    expect(lines).toHaveLength(2);
  });
});
