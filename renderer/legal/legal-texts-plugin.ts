import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { legalFolder, readLegalTexts } from './read-legal-texts.js';

const name = 'virtual:legal-texts';
const id = `\0${name}`;

/** Puts the legal texts into the build of the server, as HTML: no Markdown is read when a page is asked for. */
export const legalTexts = (): Plugin => ({
  name: 'veduta:legal-texts',
  resolveId: (source) => (source === name ? id : undefined),
  load: (module) => (module === id ? `export const legalTexts = ${JSON.stringify(readLegalTexts())};` : undefined),
  configureServer(server) {
    server.watcher.add(legalFolder);
  },
  /** A text that changes while somebody works on it shows at the next request. */
  hotUpdate({ file }) {
    const module = file.startsWith(legalFolder + sep) && this.environment.moduleGraph.getModuleById(id);
    if (module) this.environment.moduleGraph.invalidateModule(module);
  },
});
