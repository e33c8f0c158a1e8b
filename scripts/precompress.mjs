import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const text = /\.(?:css|js|json|svg|webmanifest)$/;
/** Below this size compression saves no noticeable time. */
const leastBytes = 300;

/** Writes `x.js.br` beside each `x.js` of the folder, with brotli's highest level, which is too slow for requests. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      if (bytes.length < leastBytes) return;
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
      const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, await compress(bytes, { params }));
    }),
  );
}
