import type { Plugin } from 'vite';

const fallback =
  /(?:[\w-]+: [^;{}]+;\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{((?:[^{}]|\{[^{}]*\})*)\}/g;
const properties = /@layer properties \{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

/**
 * Takes out what Tailwind writes for browsers without `color-mix()` and `@property`: they are older than `light-dark()`,
 * without which none of our colours is there. Its Vite plugin has no switch for it.
 */
export const modernCss = (): Plugin => ({
  name: 'veduta:modern-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replace(properties, '').replaceAll(fallback, '$1'),
  },
});
