import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { readConfig } from './read-config.js';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'veduta-secrets-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file with this content. */
function file(content: string): string {
  const path = join(folder, `secret-${(made += 1)}`);
  writeFileSync(path, content);
  return path;
}
let made = 0;

const secret = 'a-secret-of-thirty-two-characters-or-more';

it('a secret may be in a file, with a line break at its end', () => {
  const config = readConfig({
    SESSION_SECRET_FILE: file(`${secret}\n`),
    DATABASE_URL_FILE: file('postgres://veduta:word@db/veduta\n'),
    METRICS_TOKEN_FILE: file('sixteen-characters'),
    DATA_DIR_FILE: '/no/secret',
  });
  expect(config.sessionSecret).toBe(secret);
  expect(config.databaseUrl).toBe('postgres://veduta:word@db/veduta');
  expect(config.metricsToken).toBe('sixteen-characters');
});

it.each<[string, () => Record<string, string>, RegExp]>([
  [
    'of a variable that is set besides',
    () => ({ SESSION_SECRET: secret, SESSION_SECRET_FILE: file(secret) }),
    /both set/,
  ],
  ['that is not there', () => ({ SESSION_SECRET_FILE: join(folder, 'missing') }), /missing cannot be read/],
  ['that is empty', () => ({ SESSION_SECRET_FILE: file('\n') }), /is empty/],
  ['whose value is too short', () => ({ SESSION_SECRET_FILE: file('short') }), /at least 32 characters/],
])('a file %s stops the start with one line', (_, env, reason) => {
  const start = (): unknown => readConfig(env());
  expect(start).toThrow(OperatorError);
  expect(start).toThrow(reason);
  expect(start).toThrow(/^SESSION_SECRET(?!.*thirty-two)[^\n]+$/);
});
