import { limits } from '../../contract/limits.js';

/** The name a file was sent with, without folders and control characters; never used as a path. */
export function originalName(sent: string): string {
  const name = sent.replace(/^.*[/\\]/, '');
  return (
    name
      .replace(/[\0-\x1f\x7f]/g, '')
      .normalize('NFC')
      .slice(-limits.text.line) || 'foto'
  );
}
