import { monthFigures, type FiguresOfMonth, type Report } from '../../contract/report.js';
import { reportCsv } from './report-table.js';

const none = Object.fromEntries(monthFigures.map((figure) => [figure, 0])) as FiguresOfMonth;

const report: Report = {
  period: { from: '2025-01-01', to: '2025-12-31' },
  begins: '2025-12-01',
  today: '2025-12-31',
  photos: { processing: 0, back: 0, published: 1200, draft: 0, failed: 0, removed: 0 },
  withheld: 0,
  cards: { total: 0, complete: 0 },
  waiting: { contributions: 0, removalRequests: 0 },
  licences: [{ license: '@SUM(A1)', published: 3, all: 4 }],
  decades: [{ decade: 1890, count: 5 }],
  undated: 0,
  completeness: {
    total: 1200,
    title: 0,
    description: 0,
    date: 0,
    certainYear: 0,
    position: 0,
    card: 0,
    author: 0,
    licence: 0,
    translations: [{ language: 'de', count: 7 }],
    translated: 0,
  },
  months: [{ month: '2025-12', ...none, photosAdded: 6 }],
  sums: { ...none, photosAdded: 6 },
  people: [{ actor: 'removed', id: null, name: null, added: 0, published: 0, changed: 8 }],
};

it('writes the report as a table that spreadsheets read as UTF-8, without formulas', () => {
  const text = reportCsv(report);
  expect(text.startsWith('\ufeffsection,group,month,count\r\n')).toBe(true);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'photos,published,,1200',
      'completeness,translated-de,,7',
      `licences.all,'@SUM(A1),,4`,
      'decades,1890,,5',
      'months,photosAdded,2025-12,6',
      'period,photosAdded,,6',
      'people.changed,removed,,8',
    ]),
  );
});
