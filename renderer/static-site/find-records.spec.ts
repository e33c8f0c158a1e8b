import { copyFiles } from '../../src/contract/static-site/copied-record.js';
import { type CopySearch, findRecords } from './find-records.js';

const files: Record<string, unknown> = {
  [copyFiles.words]: ['#7', 'molo'],
  [copyFiles.wordsAt(0)]: [
    ['#7', [], [1]],
    ['@1890', [], [0, 2]],
    ['@1905', [], [1]],
    ['mare', [], [0, 1, 1]],
  ],
  [copyFiles.wordsAt(1)]: [
    ['molo', [2], [0]],
    ['molto', [], [1]],
    ['mueller', [0], []],
    ['muller', [0], []],
  ],
};
const found = (search: Partial<CopySearch>) =>
  findRecords({ text: '', tags: [], from: '', to: '', ...search }, async (name) => files[name] as never);

it('finds the beginnings of words, those in titles first', async () => {
  expect(await found({ text: 'Mol' })).toEqual([2, 0, 1]);
  expect(await found({ text: 'molo' })).toEqual([2, 0]);
});

it('finds what has all words', async () => {
  expect(await found({ text: 'molo MARE' })).toEqual([2, 0]);
  expect(await found({ text: 'molo nessuno' })).toEqual([]);
});

it('finds years, open to a side too, and tags', async () => {
  expect(await found({ from: '1880', to: '1899' })).toEqual([0, 2]);
  expect(await found({ from: '1900' })).toEqual([1]);
  expect(await found({ tags: ['7'] })).toEqual([1]);
});

it('says that there is nothing to look for', async () => {
  expect(await found({ text: 'a !' })).toBeNull();
});
