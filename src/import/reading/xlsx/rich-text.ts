/**
 * The text of a string item (ECMA-376 part 1, 18.4.8): of `t`, or of the `t` in all its runs `r`. How it is pronounced (`rPh`) is
 * left out. White space is kept, also where nothing says so.
 */
export class RichText {
  text = '';
  private isText = false;
  private isPhonetic = false;

  open(name: string): void {
    if (name === 't') this.isText = !this.isPhonetic;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isPhonetic = false;
  }

  write(text: string): void {
    if (this.isText) this.text += text;
  }
}

/** Characters that XML cannot have are written as `_x000D_` (ECMA-376 part 1, 22.9.2.19). Halves of characters become U+FFFD. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
