import { datePartOf } from './date-formats.js';

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
  expect(datePartOf(code)).not.toBeNull();
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
])('the format %.20s shows a number or a text', (code) => {
  expect(datePartOf(code)).toBeNull();
});

it.each([
  ['yyyy', 'year'],
  ['[$-410]yyyy;@', 'year'],
  ['mmm-yy', 'month'],
  ['[$-410]mmmm yyyy', 'month'],
  ['yyyy/mm', 'month'],
  ['d mmm', 'day'],
  ['dd/mm/yyyy', 'day'],
  ['yyyy-mm-dd hh:mm', 'day'],
  ['mm:ss', 'day'],
])('the format %s shows a date up to its %s', (code, part) => {
  expect(datePartOf(code)).toBe(part);
});
