import { hasMarkup, textOfHtml, textOfHtmlAgain } from './text-of-html.js';

describe('the text of HTML', () => {
  it.each([
    ['<p>Il <b>molo</b> &amp; la riva.<br/>Da sud.</p><p>Poi</p>', 'Il molo & la riva.\nDa sud.\n\nPoi'],
    ['<ul><li>uno</li><li>due</li></ul>', 'uno\n\ndue'],
    ['a<script>alert(1)</script><style>b{}</style> c', 'a c'],
    ['C&ocirc;te &#8211; &quot;x&quot;&nbsp;y', 'Côte – "x" y'],
    ['Rossi, Mario <1850-1910>, a < b & c', 'Rossi, Mario <1850-1910>, a < b & c'],
    ['prima\ndopo', 'prima\ndopo'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it.each([
    ['<P class="x">Molo</P>', true],
    ['Molo<br />', true],
    ['Molo &amp; Riva', true],
    ['Perch&eacute;', true],
    ['Molo & Riva <1912>; a < b', false],
    ['R&D;', false],
  ])('is looked for in %j: %s', (text, is) => {
    expect(hasMarkup(text)).toBe(is);
  });

  it('is read a second time where entities were written of entities', () => {
    expect(textOfHtmlAgain('Smith &amp;amp; Co. &lt;b&gt;north&lt;/b&gt;')).toBe('Smith & Co. north');
    expect(textOfHtmlAgain('a &lt; b')).toBe('a < b');
  });
});
