import { describe, expect, it } from '@jest/globals';
import { estimatedYear } from '../dates/estimated-year.js';
import { bibtex, latex } from './bibtex.js';
import type { CitationRecord } from './citation-record.js';
import { citationIn, type CitationStyle, type CitedPhoto, plainCitation } from './citation-styles.js';
import { creatorNames, invertedName, nameWithInitials } from './creator-name.js';
import { ris } from './ris.js';

describe('the creators of a photo', () => {
  it.each([
    ['Giuseppe Wulz', ['Wulz, Giuseppe']],
    ['Wulz, Giuseppe', ['Wulz, Giuseppe']],
    ['Anton von Webern', ['von Webern, Anton']],
    ['Carlo Wulz; Marion Wulz', ['Wulz, Carlo', 'Wulz, Marion']],
    ['Studio Wulz', ['Studio Wulz']],
    ['Fratelli Alinari', ['Fratelli Alinari']],
    ['Anonimo', ['Anonimo']],
    ['Rossi, Mario <1850-1910>', ['Rossi, Mario <1850-1910>']],
    ['Wulz, Giuseppe, e figli', ['Wulz, Giuseppe, e figli']],
    ['fotografo non identificato', ['fotografo non identificato']],
    ['Civica Raccolta', ['Civica Raccolta']],
    [' ; ', []],
    [null, []],
  ])('are read of %j', (author, names) => {
    expect(creatorNames(author, 'Civica Raccolta').map(invertedName)).toEqual(names);
  });

  it('have initials', () => {
    const names = creatorNames('Jean-Paul Émile Sartre; Studio Wulz', null);
    expect(names.map(nameWithInitials)).toEqual(['Sartre, J.-P. É.', 'Studio Wulz']);
  });
});

const photo: CitedPhoto = {
  creators: creatorNames('Giuseppe Wulz', null),
  title: 'Molo San Carlo',
  date: 'c. 1890',
  noDate: 'n.d.',
  medium: 'Photograph',
  collection: 'Civici Musei, F 123',
  siteName: 'Trieste di ieri',
  url: 'https://archivio.example/en/foto/molo',
  and: 'and',
};
const cited = (style: CitationStyle, of: Partial<CitedPhoto> = {}): string =>
  plainCitation(citationIn(style, { ...photo, ...of }));

describe('a citation', () => {
  it.each([
    [
      'apa',
      'Wulz, G. (c. 1890). Molo San Carlo [Photograph]. Civici Musei, F 123. Trieste di ieri. https://archivio.example/en/foto/molo',
    ],
    [
      'chicago',
      'Wulz, Giuseppe. Molo San Carlo. C. 1890. Photograph. Civici Musei, F 123. Trieste di ieri. https://archivio.example/en/foto/molo.',
    ],
    [
      'mla',
      'Wulz, Giuseppe. Molo San Carlo. C. 1890, Civici Musei, F 123. Trieste di ieri, https://archivio.example/en/foto/molo.',
    ],
  ] as [CitationStyle, string][])('in the style %s names what is known', (style, text) => {
    expect(cited(style)).toBe(text);
    expect(citationIn(style, photo)).toContainEqual({ italic: 'Molo San Carlo' });
  });

  it.each([
    ['apa', 'Molo San Carlo [Photograph]. (n.d.). Trieste di ieri. https://archivio.example/en/foto/molo'],
    ['chicago', 'Molo San Carlo. N.d. Photograph. Trieste di ieri. https://archivio.example/en/foto/molo.'],
    ['mla', 'Molo San Carlo. Trieste di ieri, https://archivio.example/en/foto/molo.'],
  ] as [CitationStyle, string][])('in the style %s begins with the title where the rest is unknown', (style, text) => {
    expect(cited(style, { creators: [], date: null, collection: null })).toBe(text);
  });

  it('names several creators as its style does', () => {
    const creators = creatorNames('Carlo Wulz; Marion Wulz; Studio Ivancich', null);
    expect(cited('apa', { creators })).toMatch(/^Wulz, C\., Wulz, M\., & Studio Ivancich\. \(/);
    expect(cited('chicago', { creators })).toMatch(/^Wulz, Carlo, Marion Wulz, and Studio Ivancich\. Molo/);
    expect(cited('mla', { creators })).toMatch(/^Wulz, Carlo, et al\. Molo/);
    expect(cited('mla', { creators: creators.slice(0, 2), and: 'e' })).toMatch(/^Wulz, Carlo, e Marion Wulz\. Molo/);
  });

  it('has no two full stops after a title or an institution with its own', () => {
    expect(cited('chicago', { title: 'Where is it?', collection: 'Wulz & Co.' })).toContain(
      'Where is it? C. 1890. Photograph. Wulz & Co. Trieste',
    );
    expect(cited('apa', { collection: 'Wulz & Co.' })).not.toContain('..');
  });
});

const record: CitationRecord = {
  slug: 'molo-san-carlo',
  creators: creatorNames('Giuseppe Wulz; Rossi & Sons Studio', null),
  title: 'Molo San Carlo',
  year: 1890,
  dateText: 'c. 1890',
  edtf: '1890~',
  medium: 'Photograph',
  collection: 'Civici Musei',
  inventoryNumber: 'F_123',
  credit: 'Giuseppe Wulz, Civici Musei',
  licence: 'CC BY 4.0',
  siteName: 'Trieste di ieri',
  url: 'https://archivio.example/en/foto/molo-san-carlo',
  language: 'en',
};
const hostile = '100 % {a} $b$ #c \\d "e" ~f^ _g & } {\r\nER  - h';

describe('BibTeX', () => {
  it('names everything that is known', () => {
    expect(bibtex(record)).toBe(`@misc{molo-san-carlo,
  author = {Wulz, Giuseppe and {Rossi \\& Sons Studio}},
  title = {{Molo San Carlo}},
  year = {c. 1890},
  date = {1890~},
  howpublished = {Photograph},
  publisher = {Trieste di ieri},
  note = {Giuseppe Wulz, Civici Musei. CC BY 4.0. Civici Musei. F\\_123},
  url = {https://archivio.example/en/foto/molo-san-carlo},
}
`);
  });

  it('keeps its braces in pairs, whatever a title says', () => {
    const text = bibtex({ ...record, title: hostile, siteName: '{'.repeat(7), url: 'https://a.example/}{\\' });
    let depth = 0;
    for (const sign of text) {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    expect(text.split('\n')).toHaveLength(bibtex(record).split('\n').length);
  });

  it('shows the signs of LaTeX as they are', () => {
    expect(latex('5 % & ~ \\ {x}')).toBe(
      String.raw`5 \% \& \textasciitilde{} \textbackslash{} \textbraceleft{}x\textbraceright{}`,
    );
  });

  it.each([
    ['1905/1907', true],
    ['1890-05', true],
    ['[1905,1907]', false],
    ['192X', false],
  ])('has the date %s for biblatex: %s', (edtf, isWritten) => {
    expect(bibtex({ ...record, edtf }).includes(`date = {${edtf}}`)).toBe(isWritten);
  });
});

describe('RIS', () => {
  it('names everything that is known', () => {
    expect(ris(record).split('\r\n')).toEqual([
      'TY  - ART',
      'AU  - Wulz, Giuseppe',
      'AU  - Rossi & Sons Studio',
      'TI  - Molo San Carlo',
      'PY  - 1890',
      'DA  - 1890///c. 1890',
      'M3  - Photograph',
      'AN  - F_123',
      'DP  - Civici Musei',
      'PB  - Trieste di ieri',
      'LA  - en',
      'N1  - Giuseppe Wulz, Civici Musei. CC BY 4.0',
      'UR  - https://archivio.example/en/foto/molo-san-carlo',
      'ER  - ',
      '',
    ]);
  });

  it('is one record, whatever a title says, and leaves out what is not known', () => {
    const text = ris({
      ...record,
      title: hostile,
      creators: [],
      year: null,
      dateText: null,
      credit: null,
      licence: null,
    });
    expect(text.match(/^ER {2}- /gm)).toHaveLength(1);
    expect(text).not.toMatch(/^(?:AU|PY|DA|N1) /m);
    expect(text.match(/^TI {2}- .*$/m)?.[0]).toContain('{ ER - h');
  });
});

describe('the date of a photo', () => {
  it.each([
    ['1889', 'c. 1889'],
    [null, 'c. 1889'],
    ['1889~', 'c. 1889'],
    ['1889?', '1889?'],
    ['1889-05?', '1889?'],
    ['1889%', 'c. 1889?'],
  ])('that is estimated as %s is %s', (edtf, expected) => {
    expect(estimatedYear(1889, edtf, (year) => `c. ${year}`)).toBe(expected);
  });
});
