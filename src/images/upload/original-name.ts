import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';

/**
 * The name a file was sent with, without folders and control characters; never used as a path.
 * @throws DomainError file_name_too_long: a name is kept whole, or not at all
 */
export function originalName(sent: string): string {
  const name = sent
    .replace(/^.*[/\\]/, '')
    .replace(/[\0-\x1f\x7f]/g, '')
    .normalize('NFC');
  if (name.length > limits.upload.nameMax) throw new DomainError('file_name_too_long');
  return name || 'foto';
}
