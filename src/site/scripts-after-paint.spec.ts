import { scriptsAfterPaint } from './scripts-after-paint.js';

const page = `<html><head><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="fetch" href="/it.json" crossorigin="anonymous"/></head><body><main></main><script id="vike_pageContext" type="application/json">{}</script><script src="/entry.js" type="module" async></script><link rel="modulepreload" href="/page.js" as="script"></body></html>`;

describe('The scripts of a page', () => {
  it('are in a template at the end, each with a tag of its own, with the preloads that only they need', () => {
    const [before, template] = scriptsAfterPaint(page).split('<template id="scripts">');
    expect(before).toBe(
      `<html><head><link rel="preload" as="font" href="/a.woff2"></head><body><main></main><script id="vike_pageContext" type="application/json">{}</script>`,
    );
    expect(template?.split('</template>')[0]).toBe(
      `<link rel="preload" as="fetch" href="/it.json" crossorigin="anonymous"/><script src="/entry.js" type="module" async></script><script src="/page.js" type="module" async></script>`,
    );
  });

  it('are started by one inline script after the template', () => {
    expect(scriptsAfterPaint(page)).toMatch(/<\/template><script>[^<]+<\/script><\/body><\/html>$/);
  });

  it('stay where they are when there are none', () => {
    expect(scriptsAfterPaint('{"a": 1}')).toBe('{"a": 1}');
  });
});
