import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratchFolder } from './scratch-folder.js';

it('removes what a killed process has left, and nothing of one that lives', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--eval', '']);
  const left = join(tmpdir(), `veduta-scratchtest-${ended}-abcdef`);
  const foreign = join(tmpdir(), 'veduta-scratchtest-notes');
  for (const folder of [left, foreign]) mkdirSync(folder);
  writeFileSync(join(left, 'photos.csv'), 'title\n');
  const mine = await makeScratchFolder('scratchtest');
  const second = await makeScratchFolder('scratchtest');
  expect([left, foreign, mine, second].map((folder) => existsSync(folder))).toEqual([false, true, true, true]);
  for (const folder of [foreign, mine, second]) rmSync(folder, { recursive: true });
});
