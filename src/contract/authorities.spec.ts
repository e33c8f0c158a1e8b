import { authorityLinks, readAuthorityId } from './authorities.js';

describe('the identifier of a card elsewhere', () => {
  it.each([
    ['wikidata', 'Q546', 'Q546'],
    ['wikidata', ' q546 ', 'Q546'],
    ['wikidata', 'https://www.wikidata.org/wiki/Q546', 'Q546'],
    ['wikidata', 'https://m.wikidata.org/wiki/Q546?uselang=it#P31', 'Q546'],
    ['wikidata', 'http://www.wikidata.org/entity/Q546', 'Q546'],
    ['wikidata', 'https://www.wikidata.org/wiki/Special:EntityData/Q546.json', 'Q546'],
    ['geonames', '3165185', '3165185'],
    ['geonames', 'https://www.geonames.org/3165185/trieste.html', '3165185'],
    ['geonames', 'https://sws.geonames.org/3165185/', '3165185'],
    ['viaf', '148463483', '148463483'],
    ['viaf', 'https://viaf.org/viaf/148463483/', '148463483'],
    ['viaf', 'https://viaf.org/en/viaf/148463483', '148463483'],
  ] as const)('of %s is read in «%s»', (authority, text, id) => expect(readAuthorityId(authority, text)).toBe(id));

  it.each([
    ['wikidata', '546'],
    ['wikidata', 'Q0546'],
    ['wikidata', 'P31'],
    ['wikidata', 'https://it.wikipedia.org/wiki/Q546'],
    ['wikidata', 'https://wikidata.org.example.net/wiki/Q546'],
    ['wikidata', 'javascript://www.wikidata.org/%0aalert(1)/Q546'],
    ['wikidata', 'https://www.wikidata.org/wiki/Trieste'],
    ['geonames', 'Trieste'],
    ['geonames', 'https://www.geonames.org/search/3165185/x'],
    ['viaf', 'https://isni.org/viaf/148463483'],
    ['viaf', `https://viaf.org/viaf/1${'?'.repeat(400)}`],
  ] as const)('of %s is not read in «%s»', (authority, text) => expect(readAuthorityId(authority, text)).toBeNull());

  it('leads to its page, and names the thing for programs', () =>
    expect(authorityLinks({ wikidata: 'Q546', viaf: null, geonames: '3165185' })).toEqual([
      {
        authority: 'wikidata',
        name: 'Wikidata',
        id: 'Q546',
        uri: 'http://www.wikidata.org/entity/Q546',
        page: 'https://www.wikidata.org/wiki/Q546',
      },
      {
        authority: 'geonames',
        name: 'GeoNames',
        id: '3165185',
        uri: 'https://sws.geonames.org/3165185/',
        page: 'https://www.geonames.org/3165185',
      },
    ]));
});
