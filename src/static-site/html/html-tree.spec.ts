import { decodedAttribute, findElement, parseHtml, writeHtml } from './html-tree.js';

it('writes a page of the site as it was rendered, without the marks of React', () => {
  const page =
    '<!DOCTYPE html><html lang="it"><head><meta charset="UTF-8"><script type="application/ld+json">{"a":"</b>"}</script></head><body><p dir="auto">uno &amp; due<br>tre</p><svg><path d="M0 0"></path></svg><input required></body></html>';
  expect(writeHtml(parseHtml(page))).toBe(page);
  expect(writeHtml(parseHtml('<p>c.<!-- --> 1907</p><!--$-->'))).toBe('<p>c. 1907</p>');
});

it('closes what was left open, and leaves out what was never opened', () => {
  expect(writeHtml(parseHtml('<ul><li>a<ul><li>b</ul></em></ul>c'))).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>c');
});

it('reads attributes in any quotes, and a comparison in text as text', () => {
  expect(writeHtml(parseHtml(`<a href='x"y' rel=nofollow>3 < 4</a>`))).toBe(
    '<a href="x&quot;y" rel="nofollow">3 < 4</a>',
  );
  expect(decodedAttribute('?a=1&amp;b=&quot;')).toBe('?a=1&b="');
});

it('finds an element wherever it is', () => {
  expect(findElement(parseHtml('<div><main id="main">x</main></div>'), 'main')?.attributes.get('id')).toBe('main');
});
