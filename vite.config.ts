import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { legalTexts } from './renderer/legal/legal-texts-plugin.js';
import { serviceWorker } from './renderer/offline/service-worker-plugin.js';
import { modernCss } from './renderer/ui/modern-css-plugin.js';

/**
 * What only members, administrators and readers of legal texts see stays apart, however many of their pages share it; so do
 * the answers that are kept (a first page asks for none), the map, and components with a style sheet, which would come along twice.
 */
const apart = [
  '\\+Layout',
  'api/(?:query-client|WithQueries)',
  'layout/EntityTypeLinks',
  'lists/\\w+Filter\\.',
  'saved-items/(?:saved-items-store|toggle-saved|MemberSavedItems)',
  '(?:account|admin|contributions|forms|legal|map)/',
];
const ofMostPages = new RegExp(
  `(?:node_modules/(?!@tanstack|leaflet)|/src/contract/(?!position)|/renderer/(?!${apart.join('|')})).*\\.[jt]sx?$`,
);

export default defineConfig({
  // Vite itself minifies for the browsers named below.
  plugins: [vike(), react(), tailwindcss({ optimize: false }), modernCss(), serviceWorker(), legalTexts()],
  build: {
    outDir: 'dist/web',
    // Fonts and locale files keep their own address: they are preloaded and cached for themselves.
    assetsInlineLimit: 0,
    // Where the bundler spends its time is no news to those who start the archive.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Browsers that know `light-dark()`: lowered to variables, a part of a page could not have a scheme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What most pages need comes in one file: two dozen small ones cost more requests, and compress worse by 5 kB.
          output: { codeSplitting: { groups: [{ name: 'site', test: ofMostPages, minShareCount: 4 }] } },
        },
      },
    },
  },
});
