import { byLanguage } from '../../contract/languages.js';
import type { PageContext } from './page-context.js';
import { staticPage } from './static-page.js';

const files: string[] = [];
const pages: string[] = [];
const context = (over: Partial<PageContext['site']> = {}): PageContext => ({
  site: {
    publicUrl: 'https://archive.example',
    isPublicUrl: true,
    contactEmail: 'us@archive.example',
    notice: byLanguage(() => 'A copy of <today>.'),
    ...over,
  },
  language: 'en',
  source: '/en/foto/pier',
  file: 'en/foto/pier/index.html',
  largest: '/uploads/a/v2/1600.jpg',
  onFile: (file) => files.push(file),
  onPage: ({ source }) => pages.push(source),
});
const written = (html: string, over?: Partial<PageContext['site']>): string => staticPage(html, context(over));

it('leads from page to page by files, and to the same page in other languages', () => {
  expect(written('<a href="/en/archivio?page=2">x</a>')).toBe('<a href="../../archivio/page-2/index.html">x</a>');
  expect(written('<a href="/language/de" lang="de">de</a>')).toContain('href="../../../de/foto/pier/index.html"');
  expect(written('<a href="/en/scheda/pier#galleria">x</a>')).toContain('"../../scheda/pier/index.html#galleria"');
  expect(pages).toContain('/en/archivio?page=2');
});

it('copies pictures in all their sizes, and leads to the largest one', () => {
  expect(
    written('<img srcSet="/uploads/a/v2/320.webp 320w,/uploads/a/v2/640.webp 640w" src="/uploads/a/v2/640.jpg"/>'),
  ).toBe(
    '<img srcset="../../../uploads/a/v2/320.webp 320w, ../../../uploads/a/v2/640.webp 640w" src="../../../uploads/a/v2/640.jpg">',
  );
  expect(written('<a href="/en/foto/pier/view">Enlarge</a>')).toBe(
    '<a href="../../../uploads/a/v2/1600.jpg">Enlarge</a>',
  );
  expect(files).toEqual(expect.arrayContaining(['uploads/a/v2/640.webp', 'uploads/a/v2/1600.jpg']));
});

it('leaves out what needs a server, and what only held that', () => {
  expect(written('<ul><li><a href="/en/auth">Sign in</a></li><li>Read</li></ul>')).toBe('<ul><li>Read</li></ul>');
  expect(written('<section><h2>Take part</h2><a href="/en/contribute">x</a></section>')).toBe('');
  expect(written('<p data-needs-server="">x</p><button>x</button><script>x</script>')).toBe('');
  expect(written('<div><button popoverTarget="menu">Menu</button></div>')).toContain('<button popoverTarget="menu">');
});

it('keeps what was empty from the beginning: styles may fill it', () => {
  expect(written('<div class="bar"></div><span class="dot"></span>')).toBe(
    '<div class="bar"></div><span class="dot"></span>',
  );
});

it('writes to the archive by e-mail where the site had a form', () => {
  expect(written('<a href="/en/removal-request?photo=pier">x</a>')).toBe('<a href="mailto:us@archive.example">x</a>');
  expect(written('<form method="post" action="/en/about#contattaci"><input></form>')).toContain(
    'mailto:us@archive.example',
  );
  expect(written('<form method="post" action="/en/about#contattaci"><input></form>', { contactEmail: null })).toBe('');
});

it('leads forms for a text, and rows of years, to the search in the browser', () => {
  expect(written('<form action="/en/archivio"><input name="search"><button>Go</button></form>')).toBe(
    '<form action="../../search/index.html"><input name="q"><button>Go</button></form>',
  );
  expect(written('<form action="/en/archivio"><button name="years" value="1890-1899">1890</button></form>')).toContain(
    '<a href="../../search/index.html?from=1890&amp;to=1899">1890</a>',
  );
});

it('has addresses for search engines only where somebody has said where it is served', () => {
  const head =
    '<head><link rel="canonical" href="https://archive.example/en/foto/pier"><meta property="og:url" content="https://archive.example/en/foto/pier"></head>';
  expect(written(head)).toContain('<link rel="canonical" href="https://archive.example/en/foto/pier/">');
  expect(written(head, { isPublicUrl: false })).not.toMatch(/canonical|og:url/);
  const share = `<p><a href="https://social.example/?u=${encodeURIComponent('https://archive.example/en/foto/pier')}">x</a></p>`;
  expect([written(share), written(share, { isPublicUrl: false })]).toEqual([share, '']);
});

it('says on every page what it is', () => {
  expect(written('<footer></footer>')).toBe(
    '<footer><p class="copy-notice wrap">A copy of &lt;today&gt;.</p></footer>',
  );
});
