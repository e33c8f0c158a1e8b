import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Picture, PictureSource } from '../pictures/picture-source.js';

/**
 * The picture of a row: the file that it names, or else one that is called as its original was, as its inventory number or as its
 * identifier.
 */
export function findPicture(
  { values, sources }: MappedRow,
  pictures: PictureSource,
): { picture: Picture | null; messages: RowMessage[] } {
  const { file, fileName, inventoryNumber, identifier } = values;
  const isNamed = typeof file === 'string' && file !== '';
  const messages: RowMessage[] = [];
  for (const name of isNamed ? [file] : [fileName, inventoryNumber, identifier]) {
    if (typeof name !== 'string' || name === '') continue;
    const found = pictures.find(name);
    if (typeof found !== 'string') return { picture: found, messages };
    const message = { column: sources['file'] ?? null, value: name, refuses: false };
    if (found === 'ambiguous') messages.push({ code: 'file_ambiguous', ...message });
    else if (isNamed) messages.push({ code: 'file_missing', ...message });
  }
  return { picture: null, messages };
}
