import { originalName, titleFromName } from './original-name.js';

describe('the name of an uploaded file', () => {
  it.each([
    ['Piazza.jpg', 'Piazza.jpg'],
    ['C:\\scans\\Piazza.jpg', 'Piazza.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\0b\n.jpg', 'ab.jpg'],
    ['', 'foto'],
  ])('%j is stored as %j', (sent, stored) => {
    expect(originalName(sent)).toBe(stored);
  });

  it.each([
    ['Piazza_Unità__1900.tif', 'Piazza Unità 1900'],
    ['molo--audace.JPEG', 'molo audace'],
    ['San Giusto n. 3', 'San Giusto n. 3'],
    ['.jpg', '.jpg'],
  ])('%j gives the title %j', (name, title) => {
    expect(titleFromName(name)).toBe(title);
  });
});
