/** A Markdown file of the legal texts. */
export interface LegalSource {
  /** From the root of the repository: `content/legal/en/privacy.md`. */
  file: string;
  text: string;
}

/** An error that names file and line. @param offset of the character in the text, from 0 */
export const errorIn = ({ file, text }: LegalSource, offset: number, message: string): Error =>
  new Error(`${file}:${text.slice(0, offset).split('\n').length}: ${message}`);
