import { isDateFormat } from './date-styles.js';

it.each([
  'yyyy-mm-dd',
  'dd/mm/yyyy;@',
  '[$-410]d mmmm yyyy;@',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
  'd"-"m"-"yy',
  'dd.mm.yyyy "г."',
  '[Red]yyyy-mm-dd;"no date"',
  '[<45000]"Old: "yyyy;yyyy-mm',
  '[h]:mm:ss',
  'mm:ss.0',
  'h:mm AM/PM',
  'yyyy_)',
  'MMM YY',
])('the format %s shows a date or a time', (code) => {
  expect(isDateFormat(code)).toBe(true);
});

it.each([
  'General',
  '0',
  '#,##0.00',
  '0.00E+00',
  '0%',
  '0.00\\m',
  '[Red]0.00;[Blue]-0.00',
  '"day "0',
  '"dd/mm/yyyy"',
  '_-* #,##0.00 [$€-410]_-',
  '@',
  '',
  'yyyy0',
  '[d',
  '['.repeat(100_000),
])('the format %.20s shows a number or a text', (code) => {
  expect(isDateFormat(code)).toBe(false);
});
