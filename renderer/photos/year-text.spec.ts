import { serverTexts } from '../i18n/server-texts.js';
import { yearText } from './year-text.js';

const italian = serverTexts('it');
const german = serverTexts('de');

describe('the year on the data sheet', () => {
  it('is only the year when it is certain', () => {
    expect(yearText({ year: 1908, yearEstimated: false, yearStart: null, yearEnd: null }, italian)).toBe('1908');
  });

  it('says that a year is estimated, and between which years', () => {
    const estimated = { year: 1877, yearEstimated: true, yearStart: 1875, yearEnd: 1879 };
    expect(yearText(estimated, italian)).toBe('circa 1877 (stimato, tra il 1875 e il 1879)');
    expect(yearText({ ...estimated, yearStart: null, yearEnd: null }, german)).toBe('um 1877 (geschätzt)');
  });

  it('is the range of a photograph without a year, or says that it is undated', () => {
    const undated = { year: null, yearEstimated: true, yearStart: 1900, yearEnd: 1910 };
    expect(yearText(undated, italian)).toBe('tra il 1900 e il 1910');
    expect(yearText({ ...undated, yearStart: null, yearEnd: null }, italian)).toBe('non datata');
  });
});
