import { type Language, languages } from '../contract/languages.js';
import { languageRedirect } from './language-rules.js';

const nobody = { cookie: null, accepted: null, stated: false, offered: languages } as const;
const browser = (accepted: Language | null) => ({ ...nobody, accepted, stated: true }) as const;
const chosen = (cookie: Language) => ({ ...nobody, cookie, accepted: 'de', stated: true }) as const;

describe('the language of an address', () => {
  it.each([
    ['/archivio?page=2', nobody, '/it/archivio?page=2'],
    ['/archivio', browser('de'), '/it/archivio'],
    ['/archivio', chosen('en'), '/en/archivio'],
    ['/', nobody, null],
    ['/', browser('it'), null],
    ['/', browser('de'), '/de'],
    ['/', browser(null), '/en'],
    ['/', chosen('it'), null],
    ['/?x=1', chosen('en'), '/en?x=1'],
    ['/en/foto/x', nobody, null],
    ['/en/foto/x', browser('de'), null],
    ['/en/foto/x', chosen('en'), null],
    ['/en/foto/x?a=b', chosen('it'), '/it/foto/x?a=b'],
    ['/en', chosen('de'), '/de'],
    ['/english', nobody, '/it/english'],
  ])('%s, requested with %j, redirects to %s', (path, asking, expected) => {
    expect(languageRedirect(path, asking)).toBe(expected);
  });

  it('is the base language for a browser with other languages only, where the site has no English', () => {
    expect(languageRedirect('/', { ...browser(null), offered: ['it', 'de'] })).toBeNull();
  });
});
