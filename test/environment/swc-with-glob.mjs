/** Compiles as @swc/jest does, and replaces Vite's `import.meta.glob` by `globFiles`. */
import swc from '@swc/jest';

const globFiles = new URL('glob-files.mjs', import.meta.url).href;

export function createTransformer(options) {
  const plain = swc.createTransformer(options);
  const withGlob = ({ code, ...rest }) => ({
    ...rest,
    // At the end, so that no line moves; imports come first wherever they stand.
    code: code.includes('import.meta.glob(')
      ? `${code.replaceAll('import.meta.glob(', 'globFiles(import.meta.url, ')}\nimport { globFiles } from '${globFiles}';\n`
      : code,
  });
  return {
    ...plain,
    getCacheKey: (...source) => `${plain.getCacheKey(...source)} with glob`,
    process: (...source) => withGlob(plain.process(...source)),
    processAsync: async (...source) => withGlob(await plain.processAsync(...source)),
  };
}

export default { createTransformer };
