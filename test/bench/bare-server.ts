import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../support/free-port.js';
import { type RunningServer, stopProcess, untilAnswers } from './running-server.js';

/**
 * A bare Node server that answers every request with the same compressed bytes and headers as `like` answers `path` with:
 * what Node on this machine can do at most.
 * @throws Error when its answer is not the same to the byte.
 */
export async function startBareServer(path: string, like: string): Promise<RunningServer> {
  const answer = await askForBytes(like + path);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bare-'));
  const program = join(folder, 'server.cjs');
  writeFileSync(program, programOf(answer, port));
  const server = spawn(process.execPath, [program], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url + path);
  if (!(await askForBytes(url + path)).body.equals(answer.body))
    throw new Error(`The bare server answers ${path} otherwise.`);
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Answer {
  headers: [name: string, value: string][];
  /** As it was sent: compressed. */
  body: Buffer;
}

/** With node:http, because fetch unpacks what it receives. */
export async function askForBytes(url: string): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  );
  const body = await buffer(message);
  if (message.statusCode !== 200) throw new Error(`${url} answered ${message.statusCode}`);
  const own = new Set(['transfer-encoding', 'connection', 'keep-alive', 'date', 'content-length']);
  const headers = Object.entries(message.headersDistinct)
    .filter(([name]) => !own.has(name))
    .map(([name, values]): [string, string] => [name, (values ?? []).join(', ')]);
  return { headers: [...headers, ['content-length', String(body.length)]], body };
}

const programOf = ({ headers, body }: Answer, port: number): string => `
  const body = Buffer.from('${body.toString('base64')}', 'base64');
  const headers = ${JSON.stringify(Object.fromEntries(headers))};
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers).end(body);
  }).listen(${port}, '127.0.0.1');`;
