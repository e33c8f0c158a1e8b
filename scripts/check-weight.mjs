/**
 * Compares the bytes that the first visit of a page downloads, by the build manifest and compressed with brotli, with the
 * budgets of the public pages. Bytes are the same on every machine, so the check may fail a build. Outside of the
 * administration every page loads one style sheet: each more delays the first paint. The texts are those that every page loads.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const budgets = { js: 130_000, css: 16_000, texts: 8_500 };
const weighed = ['index', 'archivio', 'search', 'map', 'scheda/@slug', 'foto/@slug'];
const inBrowser = 'virtual:vike:page-entry:client:/pages/';
/** Lists the sheets of what only the server renders. */
const onServer = 'virtual:vike:page-entry:server:/pages/';

const files = JSON.parse(readFileSync('dist/web/assets.json', 'utf8'));
const entry = Object.keys(files).find((name) => files[name].isEntry && name.endsWith('client-routing/entry.js'));

for (const page of weighed) {
  const loaded = firstLoadOf(page);
  const weights = {
    js: weightOf(loaded.map(({ file }) => file)),
    css: weightOf(loaded.flatMap(({ css = [] }) => css)),
  };
  for (const [kind, bytes] of Object.entries(weights)) compare(`pages/${page}`, kind, bytes);
}
for (const language of readdirSync('src/contract/locales')) {
  const { file } = files[`src/contract/locales/${language}/site.json`];
  compare(`every page in ${language}`, 'texts', weightOf([file]));
}

const pages = Object.keys(files).flatMap((name) => (name.startsWith(inBrowser) ? [name.slice(inBrowser.length)] : []));
for (const page of pages.filter((name) => !name.startsWith('admin/'))) {
  const sheets = [...new Set([...firstLoadOf(page), files[onServer + page] ?? {}].flatMap(({ css = [] }) => css))];
  if (sheets.length === 1) continue;
  process.exitCode = 1;
  console.log(`NOT ONE STYLE SHEET  pages/${page}  ${sheets.join(' ')}`);
}

function compare(what, kind, bytes) {
  const isWithin = bytes <= budgets[kind];
  if (!isWithin) process.exitCode = 1;
  const [weight, budget] = [bytes, budgets[kind]].map((of) => (of / 1000).toFixed(1));
  console.log(`${isWithin ? 'ok' : 'TOO HEAVY'}  ${what}  ${kind} ${weight} of ${budget} kB`);
}

function firstLoadOf(page) {
  return withImports([entry, inBrowser + page]);
}

function withImports(names) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    if (!files[name]) throw new Error(`The build has no ${name}`);
    seen.add(name);
    files[name].imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map((name) => files[name]);
}

/** Small files are sent uncompressed (scripts/precompress.mjs). */
function weightOf(names) {
  const sent = [...new Set(names)].map((name) => `dist/web/client/${name}`);
  return sent.reduce((sum, path) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0);
}
