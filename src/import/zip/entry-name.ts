import type { Entry } from 'yauzl';

/** General purpose bit 11: name and comment are UTF-8 (APPNOTE.TXT 4.4.4). */
const utf8Flag = 0x800;
/** The name in UTF-8 as Info-ZIP adds it (APPNOTE.TXT 4.6.9). */
const unicodePath = 0x7075;

/**
 * The name of a file in a zip. What says nothing of its encoding is CP437 by the standard, but the zips of macOS have UTF-8 there
 * without saying so; other bytes than ASCII that are valid UTF-8 are no names in CP437 that anybody has written.
 */
export function entryName(
  entry: Pick<Entry, 'fileName' | 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>,
): string {
  const isStated =
    (entry.generalPurposeBitFlag & utf8Flag) !== 0 || entry.extraFields.some(({ id }) => id === unicodePath);
  if (isStated || entry.fileNameRaw.every((byte) => byte < 0x80)) return entry.fileName;
  try {
    // As yauzl does: programs of Windows write folders with this sign.
    return new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw).replaceAll('\\', '/');
  } catch {
    return entry.fileName;
  }
}
