import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { OperatorError } from '../../platform/operator-error.js';
import { deriveKey, sessionSecret } from './session-secret.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the configured one if there is one', () => {
  expect(sessionSecret({ sessionSecret: 'given', dataDir: folder })).toBe('given');
  expect(readdirSync(folder)).toEqual([]);
});

it('is created once, readable only by the server’s own user', () => {
  const dataDir = join(folder, 'data');
  const secret = sessionSecret({ sessionSecret: null, dataDir });
  expect(secret).toHaveLength(64);
  expect(sessionSecret({ sessionSecret: null, dataDir })).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
});

it('is never read from an empty or damaged file', () => {
  writeFileSync(join(folder, 'session-secret'), '');
  expect(() => sessionSecret({ sessionSecret: null, dataDir: folder })).toThrow(OperatorError);
});

it('is derived to a different key for every purpose', () => {
  expect(deriveKey('secret', 'one')).not.toBe(deriveKey('secret', 'two'));
  expect(deriveKey('secret', 'one')).toBe(deriveKey('secret', 'one'));
});
