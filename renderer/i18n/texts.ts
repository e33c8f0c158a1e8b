/** The texts of a language as their file has them: nested groups of sentences. */
export interface Texts {
  [name: string]: string | Texts;
}

/** The text of a key with its placeholders; `count` chooses the plural form. */
export type FindText = (key: string, count?: number) => string;
