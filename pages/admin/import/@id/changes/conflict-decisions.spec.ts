import { choiceOf, withDecision } from './conflict-decisions.js';

const change = { column: 'author', present: 'Studio Wulz', file: 'Pozzar', conflict: 'archive' } as const;
const row = { place: 0, row: 3, kind: 'photo', recordId: 7, title: 'Molo', changes: [change] } as const;
const ofRow = { ...row, changes: [change] };

it('a choice replaces what the check has found, and is not sent when it is taken back', () => {
  const decided = withDecision({}, ofRow, change, 'file');
  expect(Object.values(decided)).toEqual([{ place: 0, row: 3, column: 'author', choice: 'file' }]);
  expect([choiceOf({}, ofRow, change), choiceOf(decided, ofRow, change)]).toEqual(['archive', 'file']);
  expect(withDecision(decided, ofRow, change, 'archive')).toEqual({});
});

it('fields of other rows keep their choices', () => {
  const decided = withDecision({}, ofRow, change, 'file');
  const both = withDecision(decided, { ...ofRow, row: 4 }, change, 'file');
  expect(Object.values(both).map(({ row: number }) => number)).toEqual([3, 4]);
});
