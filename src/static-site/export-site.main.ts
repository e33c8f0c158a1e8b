import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run export:site -- --out FOLDER [--origin https://archive.example.org]',
    text: `Writes the public site as files that any file server serves, and that open from a folder too: every page in every language that the
site offers, its pictures and audio guides, a search and a map that work in the browser. A server may run. What needs a server is left
out: the sign-in, favorites, suggestions, forms. Only what everybody may see is in it.

--out FOLDER   where it goes; it must not be there yet
--origin URL   the address at which the copy will be served, https://host or https://host/folder: for the sitemap, for search engines
               and for sharing. Without it the copy has no sitemap

The copy is complete once it has its name; until then it is FOLDER.part. At the end every link is checked.
Ends with 0 when it is complete, 3 when links lead to nothing (they are named), 1 after an error.`,
    options: ['out', 'origin'],
  },
  async (args) => (await import('./command/run-export-site.js')).runExportSite(args),
);
