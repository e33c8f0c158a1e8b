import { looksLikeHeader } from './header-row.js';

describe('the first row of a table', () => {
  it.each([
    [
      'known names',
      [
        ['Titel', 'Jahr'],
        ['Hafen', '1905'],
      ],
    ],
    [
      'names in no language of ours',
      [
        ['kuvan nimi', 'paikka'],
        ['Satama', 'Trieste'],
        ['Laituri', 'Rijeka'],
      ],
    ],
    [
      'numbered names',
      [
        ['Foto 1', 'Foto 2'],
        ['a.jpg', 'b.jpg'],
      ],
    ],
    [
      'numbered names above a number in words',
      [
        ['Subject 1', 'Subject 2'],
        ['Gate 12', 'Pier 4'],
        ['Gate 13', 'Pier 5'],
      ],
    ],
    ['a known name alone', [['filename'], ['0001.jpg']]],
    ['an unknown name above names of files', [['elenco scansioni'], ['0001.jpg'], ['0002.jpg']]],
    [
      'addresses of fields',
      [
        ['http://purl.org/dc/terms/title', 'http://purl.org/dc/terms/source'],
        ['Porto', 'Cassa 1'],
      ],
    ],
    [
      'a known name with the same below it',
      [
        ['category', 'nome dato'],
        ['category', 'Porto'],
        ['other', 'Molo'],
      ],
    ],
    [
      'a name that repeats in a page below',
      [
        ['Title', 'Place of it'],
        ['Port', 'Trieste'],
        ['Title', 'Place of it'],
      ],
    ],
    ['names without rows', [['kuvan nimi', 'paikka']]],
    [
      'a name with a year of two digits',
      [
        ['Titolo', 'Anni 80 o 90?'],
        ['Porto', 'sì'],
        ['Molo', 'no'],
      ],
    ],
  ])('has the names of the columns: %s', (_, rows) => {
    expect(looksLikeHeader(rows)).toBe(true);
  });

  it.each([
    ['names of files', [['0001.jpg'], ['0002.jpg']]],
    ['one name of a file', [['Piazza Unità.tif']]],
    [
      'names of files with titles',
      [
        ['Porto vecchio', 'scans/FZ_1.TIF'],
        ['Molo Audace', 'scans/FZ_2.TIF'],
      ],
    ],
    [
      'names of sounds',
      [
        ['voce.mp3', 'Una storia'],
        ['altra.mp3', 'Un’altra'],
      ],
    ],
    [
      'inventory numbers',
      [
        ['FZ 0012/a', 'Porto vecchio'],
        ['FZ 0013', 'Molo'],
        ['FZ 0014/b', 'Piazza'],
        ['FZ 0015/a', 'Canale'],
      ],
    ],
    [
      'a date in words',
      [
        ['Porto vecchio', '12 maggio 1905'],
        ['Molo', 'circa 1910'],
      ],
    ],
    [
      'a date in another language',
      [
        ['Hafen', 'um 1905'],
        ['Mole', 'Mai 1910'],
      ],
    ],
    [
      'a value that is repeated',
      [
        ['Porto vecchio', 'Wulz'],
        ['Molo', 'Wulz'],
      ],
    ],
    [
      'addresses',
      [
        ['Porto', 'https://example.org/1'],
        ['Molo', 'https://example.org/2'],
      ],
    ],
    ['titles alone', [['Porto vecchio'], ['Molo Audace'], ['Piazza Unità']]],
    [
      'numbers',
      [
        ['Porto', '45.6'],
        ['Molo', '45.7'],
      ],
    ],
    [
      'almost nothing',
      [
        ['Porto', '', ''],
        ['Molo', 'Wulz', '1905'],
      ],
    ],
  ])('is one of its rows: %s', (_, rows) => {
    expect(looksLikeHeader(rows)).toBe(false);
  });
});
