import type { Said } from './said.js';
import { maxTextBytes, type TiffDirectory, type TiffStructure } from './tiff-directory.js';

/** XPTitle to XPSubject, as ExifTool calls them: not of the standard, in UTF-16LE whatever the order of bytes. */
const tags = { title: 0x9c9b, comment: 0x9c9c, author: 0x9c9d, keywords: 0x9c9e, subject: 0x9c9f } as const;

/** What somebody has written under "Details" of a file in Windows, which some versions write nowhere else. */
export function readWindowsTags(tiff: TiffStructure, directory: TiffDirectory): Said {
  const text = (tag: number): string =>
    (tiff.bytes(directory.get(tag), maxTextBytes) ?? Buffer.alloc(0)).toString('utf16le').replace(/\0[^]*$/, '');
  return {
    title: text(tags.title),
    description: [text(tags.subject), text(tags.comment)].filter(Boolean).join('\n'),
    authors: text(tags.author).split(';'),
    keywords: text(tags.keywords).split(';'),
  };
}
