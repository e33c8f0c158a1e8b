/** File systems allow 255 bytes. */
const stemBytes = 180;

/**
 * The path of a picture within an export, `files/12_molo.tif`. The number makes it distinct, also where capital letters do not
 * count; what some system does not allow in a name becomes `_`.
 */
export function pictureName(id: number, fileName: string): string {
  // A percent sign has a meaning in the manifests of BagIt.
  // oxlint-disable-next-line no-control-regex
  const plain = fileName.normalize('NFC').replace(/[\u0000-\u001f\u007f/\\:*?"<>|%]/g, '_');
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/.exec(plain) ?? [];
  return `files/${id}_${cut(stem)}${ending}`;
}

/** Whole characters of no more bytes. */
function cut(text: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > stemBytes) break;
    kept += character;
  }
  // Some systems drop dots and spaces at the end of a name.
  while (/[. ]$/.test(kept)) kept = kept.slice(0, -1);
  return kept;
}
