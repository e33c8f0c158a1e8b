import { OriginalsVerification, type Part } from '../photos/files/originals-verification.js';
import { OperatorError } from '../platform/operator-error.js';
import { print } from '../platform/process/print.js';
import { withStoredFiles } from './with-stored-files.js';

const reportedEveryMs = 5000;

/** `npm run verify`. @throws OperatorError for what is no part */
export async function verifyOriginals(chosen: string | undefined): Promise<void> {
  const part = partOf(chosen);
  await withStoredFiles(async (context) => {
    const found = { intact: 0, changed: 0, missing: 0 };
    let reportedAt = Date.now();
    for await (const { sha256, is } of context.get(OriginalsVerification).verify(part)) {
      found[is] += 1;
      if (is === 'changed') print(`${sha256}: its content is another`);
      if (is === 'missing') print(`${sha256}: it is missing`);
      if (Date.now() - reportedAt < reportedEveryMs) continue;
      reportedAt = Date.now();
      print(`${found.intact} are intact …`);
    }
    print(`${found.intact} originals are intact, ${found.changed} have changed, ${found.missing} are missing.`);
    return found.changed + found.missing === 0;
  });
}

function partOf(text = '1/1'): Part {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const part = { number: Number(number), of: Number(of) };
  if (!(part.number >= 1 && part.number <= part.of))
    throw new OperatorError('--part is one of so many parts: 1/30, 2/30 and so on.');
  return part;
}
