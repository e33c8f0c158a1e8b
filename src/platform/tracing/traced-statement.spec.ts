import { withoutValues } from '../database/statement-text.js';
import { type Query, whenAnswered } from '../database/when-answered.js';
import { beginStatement } from './traced-statement.js';
import { type NewSpan, type Tracing, traceWith } from './tracing.js';

const begun: NewSpan[] = [];
const ended: unknown[] = [];
const recording: Tracing = {
  current: () => null,
  begin(span) {
    begun.push(span);
    return {
      traceparent: '',
      within: (work) => work(),
      describe: () => undefined,
      end: (failure) => ended.push(failure),
    };
  },
};

/** As a connection does. */
function traceStatement(query: Query, call: readonly unknown[]): unknown {
  const span = beginStatement(call);
  return whenAnswered(query, call, (error) => span?.end(error));
}

beforeEach(() => {
  begun.length = 0;
  ended.length = 0;
});
afterEach(() => traceWith(null));

it('a statement is written with its operation and without its values', async () => {
  traceWith(recording);
  const query = (...call: unknown[]) => Promise.resolve(call);
  const call = [`  select title\n from photos where slug = $1 and status = 'published' and note = 'it''s'`, ['molo']];
  expect(await traceStatement(query, call)).toEqual(call);
  expect(begun).toEqual([
    {
      name: 'SELECT',
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': 'SELECT',
        'db.query.text': 'select title from photos where slug = $1 and status = ? and note = ??',
      },
    },
  ]);
  expect(ended).toEqual([undefined]);
});

it('a statement that fails ends its span with the failure, also where the driver is given a callback', async () => {
  traceWith(recording);
  const failure = new Error('duplicate key');
  await expect(
    traceStatement(() => Promise.reject(failure), [{ text: 'insert into photos' }]) as Promise<void>,
  ).rejects.toBe(failure);
  const byCallback = (...call: unknown[]): void => (call.at(-1) as (error: Error) => void)(failure);
  traceStatement(byCallback, ['update photos', [], () => undefined]);
  expect(ended).toEqual([failure, failure]);
});

it('without traces a statement has no span', () => {
  expect(beginStatement(['select 1', []])).toBeNull();
  expect(begun).toEqual([]);
});

it('a value that is cut off at the end is left out, too', () => {
  expect(withoutValues(`select '${'x'.repeat(5000)}'`)).toBe('select ?');
});
