/** From 0x80 to 0x9f. Some versions of Node decode `windows-1252` as Latin-1, which has control characters there. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Programs that take Windows' characters for those of Latin-1 write control characters in place of quotes and dashes. */
export const withWindowsCharacters = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? control);

export const fromWindows1252 = (bytes: Uint8Array): string =>
  withWindowsCharacters(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));

/** @returns null for a text with characters that Windows-1252 does not have */
export function toWindows1252(text: string): Buffer | null {
  const bytes = Buffer.alloc(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const special = code > 0xff ? windowsCharacters.indexOf(text[at]!) : -1;
    if (code > 0xff && special < 0) return null;
    bytes[at] = special < 0 ? code : 0x80 + special;
  }
  return bytes;
}
