import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const text = /\.(?:css|js|json|svg|webmanifest)$/;
/** What is smaller gains nothing that a visitor could feel. */
const leastBytes = 300;

/** Lays `x.js.br` beside each `x.js` of the folder: as small as brotli can, which is too slow to be done at a request. */
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
