import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';

/**
 * The path that a file had in its delivery: its folders are the order of the archive. It is a text and never used as a path.
 * Null for none. @throws DomainError file_name_too_long
 */
export function deliveryPathOf(sent: string | undefined): string | null {
  const path = withoutLeadingSlashes(cleaned(sent ?? ''));
  if (path.length > limits.upload.pathMax) throw new DomainError('file_name_too_long');
  return path === '' ? null : path;
}

/** A folder as its paths begin with it, without the slashes around it; nothing for none. */
export function folderOf(sent: string): string | undefined {
  const path = withoutLeadingSlashes(cleaned(sent));
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || undefined;
}

const withoutLeadingSlashes = (path: string): string => path.replace(/^\/+/, '');

/** Composed characters, as everything is stored; file systems have others. */
const cleaned = (text: string): string => text.replace(/[\0-\x1f\x7f]/g, '').normalize('NFC');
