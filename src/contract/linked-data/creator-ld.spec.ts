import { creatorLd } from './creator-ld.js';

it.each([
  ['Giuseppe Wulz', null, 'Person'],
  ['Studio Wulz', null, 'Organization'],
  ['Civici Musei di Storia ed Arte', null, 'Organization'],
  ['Österreichische Nationalbibliothek', 'Österreichische Nationalbibliothek', 'Organization'],
  ['Photoglob AG', 'Photoglob AG', 'Organization'],
  ['Museka', null, 'Person'],
])('%s, held by %s, is described as %s', (author, holder, type) => {
  expect(creatorLd(author, holder)).toEqual({ '@type': type, name: author });
});
