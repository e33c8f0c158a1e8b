import { originalName } from './original-name.js';

describe('the name of an uploaded file', () => {
  it.each([
    ['Piazza.jpg', 'Piazza.jpg'],
    ['C:\\scans\\Piazza.jpg', 'Piazza.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\0b\n.jpg', 'ab.jpg'],
    ['', 'foto'],
    [`${'a'.repeat(600)}.jpg`, `${'a'.repeat(600)}.jpg`],
  ])('%j is stored as %j', (sent, stored) => {
    expect(originalName(sent)).toBe(stored);
  });

  it('is kept whole, or refused when it is too long', () => {
    expect(() => originalName('a'.repeat(1025))).toThrow(expect.objectContaining({ code: 'file_name_too_long' }));
  });
});
