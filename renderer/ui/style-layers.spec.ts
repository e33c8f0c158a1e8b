import { readdirSync, readFileSync } from 'node:fs';

const renderer = new URL('../', import.meta.url);
const sheets = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(new URL(path, renderer), 'utf8') }))
  .filter(({ css }) => /@layer \w+ \{/.test(css));

const order = '@layer theme, base, components, utilities;';

// Layers rank by their first mention in any sheet: form fields once lost their borders because the reset's layer was
// ranked above them.
it.each(sheets)(
  '$path declares the order of the layers before it uses one, since it may be loaded first',
  ({ css }) => {
    expect(css).toContain(order);
    expect(css.indexOf(order)).toBeLessThan(css.search(/@layer \w+ \{/));
  },
);
