import { intoNewPlace } from '../../export/command/new-place.js';
import { OperatorError } from '../../platform/operator-error.js';
import type { CommandArguments } from '../../platform/process/command-arguments.js';
import { interruption } from '../../platform/process/interruption.js';
import { print, printError } from '../../platform/process/print.js';
import { clearProgress, showProgress } from '../../platform/process/progress.js';
import { asOperatorError } from '../../platform/texts/as-operator-error.js';
import { withServedArchive } from '../../with-served-archive.js';
import { type BrokenLink } from '../check/check-links.js';
import { copySite } from '../copy-site.js';
import { siteOptions } from './site-options.js';

const exitCodes = { complete: 0, brokenLinks: 3 } as const;
const namedLinks = 20;

/** `npm run export:site`. @throws OperatorError what an operator can correct */
export async function runExportSite(args: CommandArguments): Promise<void> {
  const { out, origin } = siteOptions(args);
  const signal = interruption(() => new OperatorError('The export was interrupted; nothing is left of it.'));
  try {
    await withServedArchive({ publicUrl: origin }, async (served) => {
      await intoNewPlace({ out, isZip: false, isBag: false }, async () => {
        const { pages, files, broken } = await copySite(served, {
          folder: `${out}.part`,
          origin,
          signal,
          show: showProgress,
        });
        clearProgress();
        print(`${out}: ${pages} pages, ${files} files.`);
        process.exitCode = report(broken);
      });
    });
  } catch (error) {
    throw asOperatorError(error);
  }
}

function report(broken: BrokenLink[]): number {
  if (broken.length === 0) return exitCodes.complete;
  for (const { file, link } of broken.slice(0, namedLinks)) printError(`${file}: ${link}`);
  printError(`${broken.length} links lead to nothing.`);
  return exitCodes.brokenLinks;
}
