import type { Plugin } from 'vite';
import { settleVariables } from './settle-variables.js';

const fallback =
  /(?:[\w-]+: [^;{}]+;\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{((?:[^{}]|\{[^{}]*\})*)\}/g;
const properties = /@layer properties \{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

/**
 * Removes Tailwind's fallbacks for browsers without `color-mix()` and `@property`. Such browsers have no `light-dark()`
 * either, which all our colours need. Tailwind's Vite plugin has no option for it.
 */
export const modernCss = (): Plugin => ({
  name: 'veduta:modern-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => settleVariables(code.replace(properties, '').replaceAll(fallback, '$1')),
  },
});
