import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireDataDirectory, findDataDirectoryOwner } from './data-directory-lock.js';

describe('the lock of the data folder', () => {
  let folder: string;
  const claimedBy = (owner: object) => writeFileSync(path.join(folder, 'owner.4'), JSON.stringify(owner));

  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'veduta-lock-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is held until it is released', () => {
    const lock = acquireDataDirectory(folder);
    expect(() => acquireDataDirectory(folder)).toThrow(
      `The data folder ${folder} is in use by another running instance (pid ${process.pid}). Stop it first or set DATA_DIR.`,
    );
    expect(findDataDirectoryOwner(folder)).toBe(process.pid);
    lock.release();
    expect(findDataDirectoryOwner(folder)).toBeNull();
    acquireDataDirectory(folder).release();
  });

  it('makes the folder', () => {
    const nested = path.join(folder, 'not', 'yet');
    acquireDataDirectory(nested).release();
    expect(readdirSync(nested)).toEqual(['owner.1']);
  });

  it('is not held by a later process that got the pid of the owner', () => {
    claimedBy({ pid: process.pid, startedAt: 'at another time' });
    acquireDataDirectory(folder);
    expect(readdirSync(folder)).toEqual(['owner.5']);
    expect(JSON.parse(readFileSync(path.join(folder, 'owner.5'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is not held by a claim that a power cut left empty', () => {
    writeFileSync(path.join(folder, 'owner.1'), '');
    expect(() => acquireDataDirectory(folder)).not.toThrow();
  });

  it('says in one line that the folder cannot be made', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => acquireDataDirectory(path.join(file, 'data'))).toThrow(
      `The data folder ${path.join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR to one that can.`,
    );
  });
});
