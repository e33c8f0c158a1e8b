import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { presentWork, type Work } from '../present-work.js';
import { SlowStatements } from './slow-statements.js';

const lines: object[] = [];
const photo: Work = { log: null, describe: () => ({ route: 'GET /api/photos/:id' }) };
let statements: SlowStatements;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void lines.push(line as object));
  lines.length = 0;
  statements = new SlowStatements({ slowQueryMs: 1000 } as Config);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A statement that takes so long. */
function take(ms: number, call: unknown[], { work, error }: { work?: Work; error?: Error } = {}): void {
  const end = work ? presentWork.run(work, () => statements.begin(call)) : statements.begin(call);
  jest.advanceTimersByTime(ms);
  end?.(error);
}

it('tells how long a statement took, for what, and what it looks like without any value', () => {
  const call = [`select id\n from photos where title = $1 and note = 'Anna''s'`, ['una signora']];
  take(1234.4, call, { work: photo });
  expect(lines).toEqual([
    {
      durationMs: 1234,
      statement: 'select id from photos where title = $1 and note = ??',
      route: 'GET /api/photos/:id',
    },
  ]);
});

it('says nothing of what is fast enough, and measures nothing where it is off', () => {
  take(999, ['select 1']);
  expect(lines).toEqual([]);
  expect(new SlowStatements({ slowQueryMs: 0 } as Config).begin(['select 1'])).toBeNull();
});

it('tells of the same statement once a minute, with how many were left out, and counts all', () => {
  take(1000, [{ text: 'select id from photos where id in ($1, $2)' }]);
  take(2000, ['select id from photos where id in ($1, $2, $3)']);
  take(2000, ['select name from entities']);
  jest.advanceTimersByTime(60_000);
  take(3000, ['select id from photos where id in ($1,$2)'], { work: { ...photo, describe: () => ({ job: 'index' }) } });
  expect(lines).toEqual([
    { durationMs: 1000, statement: 'select id from photos where id in ($…)' },
    { durationMs: 2000, statement: 'select name from entities' },
    { durationMs: 3000, statement: 'select id from photos where id in ($…)', job: 'index', leftOut: 1 },
  ]);
  expect(statements.count).toBe(4);
});

it('has the code of one that was cancelled, and nothing else of an error, which may quote values', () => {
  take(30_000, ['select 1'], { error: Object.assign(new Error('about Anna'), { code: '57014', detail: 'Anna' }) });
  expect(lines).toEqual([{ durationMs: 30_000, statement: 'select 1', code: '57014' }]);
});

it('shows of a long one how it begins and how it ends, where it says what is slow', () => {
  take(1000, [
    `select ${'p.title as "title", '.repeat(200)} from photos p where p.note = '${'x'.repeat(3000)}' and id = $1`,
  ]);
  const [{ statement }] = lines as [{ statement: string }];
  expect(statement).toMatch(/^select p\.title .* … .* from photos p where p\.note = \? and id = \$1$/);
  expect(statement.length).toBeLessThan(1600);
});
