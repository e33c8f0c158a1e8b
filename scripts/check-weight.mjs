/**
 * Compares the bytes that the first visit of a page downloads, by the build manifest and compressed with brotli, with the
 * budgets of the public pages. Bytes are the same on every machine, so the check may fail a build.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';

const budgets = { js: 130_000, css: 16_000 };
const pages = ['index', 'archivio', 'scheda/@slug', 'foto/@slug'];

const files = JSON.parse(readFileSync('dist/web/assets.json', 'utf8'));
const entry = Object.keys(files).find((name) => files[name].isEntry && name.endsWith('client-routing/entry.js'));

for (const page of pages) {
  const loaded = withImports([entry, `virtual:vike:page-entry:client:/pages/${page}`]);
  const weights = {
    js: weightOf(loaded.map(({ file }) => file)),
    css: weightOf(loaded.flatMap(({ css = [] }) => css)),
  };
  for (const [kind, bytes] of Object.entries(weights)) {
    const isWithin = bytes <= budgets[kind];
    if (!isWithin) process.exitCode = 1;
    const [weight, budget] = [bytes, budgets[kind]].map((of) => (of / 1000).toFixed(1));
    console.log(`${isWithin ? 'ok' : 'TOO HEAVY'}  pages/${page}  ${kind} ${weight} of ${budget} kB`);
  }
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
