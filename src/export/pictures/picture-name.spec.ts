import { pictureName } from './picture-name.js';

describe('the name of a picture in an export', () => {
  it.each([
    ['Molo San Carlo.tif', 'files/12_Molo San Carlo.tif'],
    ['../../etc/passwd', 'files/12_.._.._etc_passwd'],
    ['a\\b:c*"100%".JPG', 'files/12_a_b_c__100__.JPG'],
    ['riga\nriga.jpg', 'files/12_riga_riga.jpg'],
    ['Piazza Unità.jp2', 'files/12_Piazza Unità.jp2'],
    ['…', 'files/12_…'],
  ])('of %j is %j', (fileName, name) => {
    expect(pictureName(12, fileName)).toBe(name);
  });

  it('is no longer than file systems allow, and keeps its ending', () => {
    const name = pictureName(123_456_789, `${'ü'.repeat(200)}.jpeg`);
    expect(Buffer.byteLength(name.slice('files/'.length))).toBeLessThan(255);
    expect(name.endsWith('ü.jpeg')).toBe(true);
  });
});
