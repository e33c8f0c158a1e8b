import { isImage } from '../accepted-images.js';

/** Why a chosen file is not sent. The texts are in `uploads.kinds`. */
export const fileKinds = [
  'empty',
  'hidden',
  'jpegXl',
  'photoshop',
  'raw',
  'gif',
  'bmp',
  'vector',
  'pdf',
  'video',
  'sound',
  'document',
  'archive',
  'other',
] as const;
export type FileKind = (typeof fileKinds)[number];

const hiddenNames = /^(?:\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i;
const hiddenFolders = /(?:^|\/)(?:__MACOSX|\.[^/]+)\//;

const extensions: [FileKind, RegExp][] = [
  ['jpegXl', /\.jxl$/i],
  ['photoshop', /\.(?:psd|psb)$/i],
  ['raw', /\.(?:dng|nef|cr2|cr3|arw|raf|orf|rw2|pef|srw|iiq|3fr|x3f)$/i],
  ['gif', /\.gif$/i],
  ['bmp', /\.(?:bmp|dib|tga|pcx)$/i],
  ['vector', /\.(?:svgz?|ai|eps)$/i],
  ['pdf', /\.pdf$/i],
  ['video', /\.(?:mp4|mov|avi|mkv|mpe?g|webm|m4v|mts|wmv)$/i],
  ['sound', /\.(?:mp3|wav|flac|m4a|ogg|aiff?)$/i],
  ['archive', /\.(?:zip|rar|7z|tar|gz|tgz)$/i],
  ['document', /\.(?:txt|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|tsv|xml|xmp|json|html?|md|log|ini|mdb|url|lnk)$/i],
];

const startsWith =
  (text: string, at = 0) =>
  (head: string): boolean =>
    head.startsWith(text, at);
const isOfBrand =
  (brands: RegExp) =>
  (head: string): boolean =>
    head.startsWith('ftyp', 4) && brands.test(head.slice(8, 12));

/** What a content begins with, one character a byte. Images that the archive reads are `null`. */
const signatures: [FileKind | null, (head: string) => boolean][] = [
  [null, startsWith('\xff\xd8\xff')],
  [null, startsWith('\x89PNG\r\n\x1a\n')],
  [null, (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  [null, isOfBrand(/^(?:avi[fs]|hei[cxms]|mif1)$/)],
  ['jpegXl', startsWith('\0\0\0\x0cJXL ')],
  ['jpegXl', startsWith('\xff\x0a')],
  [null, startsWith('\0\0\0\x0cjP  ')],
  [null, startsWith('\xff\x4f\xff\x51')],
  ['photoshop', startsWith('8BPS')],
  ['raw', startsWith('FUJIFILMCCD-RAW')],
  ['gif', startsWith('GIF8')],
  ['bmp', (head) => head.startsWith('BM') && head.startsWith('\0\0\0\0', 6)],
  ['pdf', startsWith('%PDF-')],
  ['video', isOfBrand(/./)],
  ['archive', startsWith('PK\x03\x04')],
];
const tiff = /^(?:II[*+]\0|MM\0[*+])/;

const headBytes = 32;

/**
 * Why a file is not sent; null for an image. The extension of a name decides where it is that of a known format: only
 * other files are opened, so that a JPEG without an extension is taken, and a format is named by what the file is.
 */
export async function kindOf(file: File, path: string): Promise<FileKind | null> {
  if (hiddenNames.test(file.name) || hiddenFolders.test(path)) return 'hidden';
  if (file.size === 0) return 'empty';
  if (isImage(file)) return null;
  const byName = extensions.find(([, pattern]) => pattern.test(file.name))?.[0];
  const head = await headOf(file);
  // Raw photographs of many cameras are TIFF files, of which a part only is read; documents of offices are ZIP files.
  if (byName === 'raw' || byName === 'document') return byName;
  if (tiff.test(head)) return null;
  const bySignature = signatures.find(([, matches]) => matches(head));
  return bySignature ? bySignature[0] : (byName ?? 'other');
}

/** Nothing of a file that cannot be read. */
async function headOf(file: File): Promise<string> {
  const bytes = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return String.fromCharCode(...new Uint8Array(bytes));
}
