import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { legalFolder, readLegalTexts } from './read-legal-texts.js';

const name = 'virtual:legal-texts';
const id = `\0${name}`;

/** Compiles the legal texts to HTML at build time, so that the server parses no Markdown. */
export const legalTexts = (): Plugin => ({
  name: 'veduta:legal-texts',
  resolveId: (source) => (source === name ? id : undefined),
  load: (module) => (module === id ? `export const legalTexts = ${JSON.stringify(readLegalTexts())};` : undefined),
  configureServer(server) {
    server.watcher.add(legalFolder);
  },
  /** In development a changed text is shown at the next request. */
  hotUpdate({ file }) {
    const module = file.startsWith(legalFolder + sep) && this.environment.moduleGraph.getModuleById(id);
    if (module) this.environment.moduleGraph.invalidateModule(module);
  },
});
