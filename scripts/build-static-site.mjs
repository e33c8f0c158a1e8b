/**
 * Builds what copies of the site bring along (npm run export:site) into dist/static-site: two scripts without imports, which also run on a page
 * that is opened from a folder, and their style sheets.
 */
import { copyFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const outDir = 'dist/static-site';

for (const [index, name] of ['search', 'map'].entries())
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss({ optimize: false })],
    build: {
      outDir,
      emptyOutDir: index === 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      lib: {
        entry: `renderer/static-site/${name}.ts`,
        formats: ['iife'],
        name: `copy_${name}`,
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
    },
  });
copyFileSync('renderer/static-site/copy.css', `${outDir}/copy.css`);
