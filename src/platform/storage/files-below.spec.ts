import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from './files-below.js';

describe('the files below a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'veduta-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are all of them, also of folders with many, without what links point at', async () => {
    const expected: string[] = ['table.csv'];
    writeFileSync(join(folder, 'table.csv'), '');
    for (const inside of ['scans', 'scans/deeper', 'covers']) {
      mkdirSync(join(folder, inside));
      for (let number = 0; number < 150; number += 1) {
        writeFileSync(join(folder, inside, `${number}.tif`), '');
        expected.push(`${inside}/${number}.tif`);
      }
    }
    symlinkSync(tmpdir(), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'table.csv'), join(folder, 'linked.csv'));
    const found: string[] = [];
    for await (const path of filesBelow(folder)) found.push(relative(folder, path));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});
