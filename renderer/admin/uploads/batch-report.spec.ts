import { csvOf } from './batch-report.js';

it('writes a table for spreadsheets: in UTF-8, quoted, and with nothing that they would calculate', () => {
  expect(
    csvOf([
      ['File', 'Nr.'],
      ['Fondo; "A"/è.jpg', 7],
      ['=HYPERLINK("x")', null],
      ['-1.jpg', 1],
    ]),
  ).toBe(`\uFEFFFile;Nr.\r\n"Fondo; ""A""/è.jpg";7\r\n"'=HYPERLINK(""x"")";\r\n'-1.jpg;1\r\n`);
});
