import { OperatorError } from '../../platform/operator-error.js';
import type { CommandArguments } from '../../platform/process/command-arguments.js';

/** What `npm run export:site` was asked for. */
export interface SiteOptions {
  out: string;
  /** Where the copy will be served, without a slash at its end; null where nobody has said it. */
  origin: string | null;
}

/** @throws OperatorError naming what is wrong */
export function siteOptions({ options }: Pick<CommandArguments, 'options'>): SiteOptions {
  const out = options.get('out');
  if (!out) throw new OperatorError('Say where the copy goes: npm run export:site -- --out FOLDER (--help says more)');
  return { out: out.replace(/(?<=[^/\\])[/\\]+$/, ''), origin: originOf(options.get('origin')) };
}

function originOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new OperatorError(
      '--origin is the address of the copy: https://archive.example.org, with a folder or without.',
    );
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
}
