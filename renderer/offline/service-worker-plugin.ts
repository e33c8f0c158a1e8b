import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Builds the service worker into one file without imports, /sw.js at the root of the site. It carries the id of the build:
 * whatever changes in the site's files makes it another worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'veduta:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).sort().join('\n');
      const buildId = createHash('sha256').update(files).digest('hex').slice(0, 10);
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { BUILD_ID: JSON.stringify(buildId) },
        build: {
          write: false,
          lib: {
            entry: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'worker',
          },
        },
      });
      const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
      const chunk = outputs.find((output) => output.type === 'chunk');
      if (!chunk) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  };
}
