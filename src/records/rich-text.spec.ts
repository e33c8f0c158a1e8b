import { sanitizeRichText } from './rich-text.js';

describe('rich text', () => {
  it.each([
    ['<p>Rossi, Mario <1850-1910></p>', '<p>Rossi, Mario &lt;1850-1910&gt;</p>'],
    ['<p>Ripresa da <Nomen nescio>, <Trieste></p>', '<p>Ripresa da &lt;Nomen nescio&gt;, &lt;Trieste&gt;</p>'],
    ['<p>10 < 20 e 30 > 15</p>', '<p>10 &lt; 20 e 30 &gt; 15</p>'],
    ['<p>già &lt;scritto&gt;</p>', '<p>già &lt;scritto&gt;</p>'],
  ])('keeps what only looks like a tag: %s', (html, kept) => {
    expect(sanitizeRichText(html)).toBe(kept);
    expect(sanitizeRichText(kept)).toBe(kept);
  });

  it.each([
    ['<table><tr><td>1912</td><td>restauro</td></tr></table>', '1912 restauro'],
    ['<div>Uno</div><div>Due</div>', 'Uno<br />Due'],
    ['<section><p>Uno</p></section><p>Due</p>', '<p>Uno</p><br /><p>Due</p>'],
    ['<dl><dt>1912</dt><dd>restauro</dd></dl>', '1912<br />restauro'],
  ])('lets words of removed blocks and cells not run together: %s', (html, kept) => {
    expect(sanitizeRichText(html).trim()).toBe(kept);
  });

  it('moves headings below the one of the page', () => {
    expect(sanitizeRichText('<h1>Storia</h1><h5>Note</h5>')).toBe('<h2>Storia</h2><h4>Note</h4>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<x<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<math><mi xlink:href="javascript:alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<<script>alert(1)<</script>',
    '<o:p onclick="alert(1)">x</o:p>',
  ])('removes scripts: %s', (html) => {
    expect(sanitizeRichText(html)).not.toMatch(/<(?!\/?(?:a|p|br)\b)|javascript:|<[^>]*\son/i);
  });
});
