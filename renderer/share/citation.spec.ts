import { citation } from './citation.js';

describe('a citation', () => {
  const known = {
    author: 'Giuseppe Wulz',
    title: '«Molo San Carlo»',
    year: 'c. 1890',
    source: 'Civici Musei.',
    siteName: 'Trieste di ieri',
    url: 'https://archivio.example/it/foto/molo',
    licence: 'CC BY 4.0',
  };

  it('names author, title, year, source, place and licence', () => {
    expect(citation(known)).toBe(
      'Giuseppe Wulz, «Molo San Carlo», c. 1890. Civici Musei. Trieste di ieri, https://archivio.example/it/foto/molo (CC BY 4.0).',
    );
  });

  it('leaves out what is not known', () => {
    expect(citation({ ...known, author: null, year: null, source: null, licence: null })).toBe(
      '«Molo San Carlo». Trieste di ieri, https://archivio.example/it/foto/molo.',
    );
  });

  it('names the author once who is also the source', () => {
    expect(citation({ ...known, source: 'Giuseppe Wulz' })).not.toContain('1890. Giuseppe');
  });
});
