import { readList, writeList } from './list-cell.js';

describe('a list in one cell', () => {
  it.each([
    ['', []],
    ['Porto', ['Porto']],
    ['Porto; Molo', ['Porto', 'Molo']],
    ['Porto|Molo\nFaro', ['Porto', 'Molo', 'Faro']],
    [' Porto ;; Porto; ', ['Porto']],
    ['"a; b"; c', ['a; b', 'c']],
    ['"say ""hello"""', ['say "hello"']],
    ['"Nuovo" Porto; Molo', ['"Nuovo" Porto', 'Molo']],
    ['"never closed; Molo', ['"never closed', 'Molo']],
    ['5" gun; Molo', ['5" gun', 'Molo']],
  ])('reads %j', (cell, values) => {
    expect(readList(cell)).toEqual(values);
  });

  it.each([[['Porto', 'Molo']], [['a; b', 'c|d', 'e\nf', '"', '""', 'say "x"']]])(
    'writes %j to be read again',
    (values) => {
      expect(readList(writeList(values))).toEqual(values);
    },
  );
});
