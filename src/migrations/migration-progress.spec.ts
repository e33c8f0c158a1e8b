import { jest } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './index.js';
import { announce } from './migration-progress.js';

const runner = {} as QueryRunner;
const migrationOf = (name: string, up: () => Promise<void>): MigrationInterface => ({
  name,
  up,
  down: () => Promise.resolve(),
});

describe('the progress of migrations', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('tells which one begins, that it still runs, and how long it took', async () => {
    const lines: string[] = [];
    const slow = migrationOf('SeriesOfPhotos1795390000000', () => new Promise((done) => setTimeout(done, 40_000)));
    const quick = migrationOf('Roles1795424240915', () => Promise.resolve());
    announce([slow, quick], (line) => lines.push(line));
    const done = slow.up(runner);
    await jest.advanceTimersByTimeAsync(40_000);
    await done;
    await quick.up(runner);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([
      'Migrating the database, 1 of 2: series of photos …',
      'Still migrating: series of photos, 15.0 s',
      'Still migrating: series of photos, 30.0 s',
      'Migrated: series of photos, 40.0 s',
      'Migrating the database, 2 of 2: roles …',
      'Migrated: roles, 0.0 s',
    ]);
  });

  it('does not hide what went wrong', async () => {
    const failing = migrationOf('Roles1795424240915', () => Promise.reject(new Error('full')));
    const lines: string[] = [];
    announce([failing], (line) => lines.push(line));
    await expect(failing.up(runner)).rejects.toThrow('full');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
  });
});

it('lists the migrations in the order in which they run, which is that of their numbers', () => {
  const numbers = migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
