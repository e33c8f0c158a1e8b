import { originalName } from './original-name.js';

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
});
