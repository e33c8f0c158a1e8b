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

/** `Piazza_Unità__1900 (2).tif` as a title: `Piazza Unità 1900 (2)`. */
export function titleFromName(name: string): string {
  const title = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+|-{2,}/g, ' ')
    .trim();
  return title.slice(0, limits.text.title) || name.slice(0, limits.text.title);
}
