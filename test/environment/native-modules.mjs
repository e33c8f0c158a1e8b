import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
// As the entry points of the product do: decorated classes may be the first that a spec loads.
require('reflect-metadata');

/** Replaces a module by the one that Node has loaded, with the same exports. For files of src that is the built one. */
export default {
  process: (_source, path, options) => ({ code: handedOver(path, options) }),
  // The exports may change while the file itself does not, when it re-exports others.
  getCacheKey: (_source, path, options) => createHash('sha256').update(handedOver(path, options)).digest('hex'),
};

function handedOver(path, { supportsStaticESM }) {
  const built = builtOf(path);
  const loaded = `requireNatively(${JSON.stringify(built)})`;
  if (!supportsStaticESM) return `module.exports = ${loaded};`;
  const names = Object.keys(require(built)).filter((name) => name !== 'default');
  return [
    `const loaded = ${loaded};`,
    'export default loaded.default;',
    ...names.map((name) => `export const ${name} = loaded.${name};`),
  ].join('\n');
}

function builtOf(path) {
  const inRoot = relative(root, path);
  return inRoot.startsWith('node_modules') ? path : join(root, 'dist/backend', inRoot.replace(/\.ts$/, '.js'));
}
