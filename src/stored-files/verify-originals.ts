import { OriginalsVerification, type Part } from '../photos/files/originals-verification.js';
import { OperatorError } from '../platform/operator-error.js';
import { print } from '../platform/process/print.js';
import { withStoredFiles } from './with-stored-files.js';

const reportedEveryMs = 5000;

/** `npm run verify`. @throws OperatorError for what is no part */
export async function verifyOriginals(given: string | undefined): Promise<void> {
  const part = partOf(given);
  await withStoredFiles(async (context) => {
    const found = { whole: 0, changed: 0, missing: 0 };
    let reportedAt = Date.now();
    for await (const { sha256, is } of context.get(OriginalsVerification).verify(part)) {
      found[is] += 1;
      if (is === 'changed') print(`${sha256}: its content is another`);
      if (is === 'missing') print(`${sha256}: it is missing`);
      if (Date.now() - reportedAt < reportedEveryMs) continue;
      reportedAt = Date.now();
      print(`${found.whole} are whole …`);
    }
    print(`${found.whole} originals are whole, ${found.changed} have changed, ${found.missing} are missing.`);
    return found.changed + found.missing === 0;
  });
}

function partOf(given = '1/1'): Part {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? [];
  const part = { number: Number(number), of: Number(of) };
  if (!(part.number >= 1 && part.number <= part.of))
    throw new OperatorError('--part is one of so many parts: 1/30, 2/30 and so on.');
  return part;
}
