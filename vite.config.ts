import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { legalTexts } from './renderer/legal/legal-texts-plugin.js';
import { serviceWorker } from './renderer/offline/service-worker-plugin.js';
import { modernCss } from './renderer/ui/modern-css-plugin.js';

/**
 * Not part of the shared bundle, even when several pages use it: code for members, administrators and legal pages only; the
 * query cache (the first page needs none); statistics, reading offline, passkeys, dialogs and the menus of types and of the account,
 * which are loaded on demand; what few public pages know; the map; and the code of lists and of audio guides, which have
 * bundles of their own.
 */
const excluded = [
  '\\+Layout',
  'audio/(?!PlayerBar|player-bar-store)',
  'api/(?:query-client|WithQueries|send-image)',
  'layout/(?:EntityTypeLinks|AccountMenu|AccountLinks|Avatar)',
  'lists/',
  'i18n/(?:format-date-time|day-start)',
  '(?:loading/(?:WhenNear|NotLoaded|loading-state)|photos/(?:archive-filters|PhotoGrid)|search/suggest/)',
  'saved-items/(?:saved-items-store|toggle-saved|MemberSavedItems|pending-action)',
  'analytics/(?!data-layer|load)',
  'offline/(?!delete|load|offline-cache)',
  'ui/(?:DataSheet|Dialog|EmptyState|Notice|first-focus|use-debounced|use-modal)',
  '(?:account|admin|contributions|forms|legal|map)/',
];
const ofMostPages = new RegExp(
  `(?:node_modules/(?!@simplewebauthn|@tanstack|leaflet)|/src/contract/(?!account-security|ark\\.|authorities|listed-licences|passkeys|security-|position|map-|mercator|admin-|import\\.|originals|public-widths|record-limits|operations|error-|contribution|moderation|metadata|record-kinds|removal-request|untitled|year\\.)|/renderer/(?!${excluded.join('|')})).*\\.[jt]sx?$`,
);
/** What the pages with a list share; not the pagination, which record cards need alone. */
const ofLists = /\/renderer\/lists\/(?!\w+Filters?\.|Pagination|page-numbers).*\.tsx?$/;
/** What the pages that play audio guides share. */
const ofPlayer = /\/renderer\/audio\/(?!entity-with-guide|GuideTitle).*\.tsx?$/;
/** Forms, and the dialogs that hold them. */
const ofForms = /\/renderer\/(?:forms\/|ui\/(?:Dialog|first-focus|use-modal)\.).*\.?tsx?$/;
/** What the pages of the administration share. Every public page has a list of all files, so they should be few. */
const ofAdministration = /\/renderer\/admin\/|\/src\/contract\/(?:admin-pages|moderation)\./;
/** What the pages of a photo and of an entity share. */
const ofRecords =
  /\/(?:src\/contract\/ark\.|renderer\/(?:share|api\/load-record|i18n\/only-language|seo\/meta-text|ui\/(?:DataSheet|RecordSection)|layout\/ForEditors).*\.)tsx?$/;

/**
 * The pages that most visits consist of. Every page has lists of the files that others need: of these pages all, so that they
 * load in one go; of the others only the style sheets, and the scripts follow their entry.
 */
const ofVisits = /\/pages_(?:index|archivio|foto_-slug|map|scheda_-slug|schede)\./;

export default defineConfig({
  // Vite itself minifies for the browsers named below.
  plugins: [vike(), react(), tailwindcss({ optimize: false }), modernCss(), serviceWorker(), legalTexts()],
  build: {
    outDir: 'dist/web',
    // Fonts and locale files stay separate files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, files) =>
        !file.includes('/pages_') || ofVisits.test(file) ? files : files.filter((one) => one.endsWith('.css')),
    },
    // Timings of the bundler are of no use to those who only install and run the archive.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Browsers that support `light-dark()`. Compiled to variables, a part of a page could not have its own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One file for code that most pages need: two dozen small files need more requests and compress worse by 5 kB.
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: ofMostPages, minShareCount: 4 },
                { name: 'lists', test: ofLists, minShareCount: 2 },
                { name: 'records', test: ofRecords, minShareCount: 2 },
                { name: 'forms', test: ofForms, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'admin', test: ofAdministration, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'player', test: ofPlayer, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
