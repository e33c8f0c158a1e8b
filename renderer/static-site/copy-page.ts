import type { Language } from '../../src/contract/languages.js';
import { type CopiedRecord, copyFiles, recordsPerFile } from '../../src/contract/static-site/copied-record.js';
import { loadCopyFile } from './copy-files.js';

/** What an element of a page of the copy tells its script. */
export interface CopyPage {
  /** The folder of the copy, relative to the page. */
  root: string;
  language: Language;
  texts: Record<string, string>;
}

export function copyPageOf({ dataset }: HTMLElement): CopyPage {
  const { root = '', language = 'it', texts = '{}' } = dataset;
  return { root, language: language as Language, texts: JSON.parse(texts) as Record<string, string> };
}

export const filledText = (text = '', values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The records with these numbers, in their order. */
export async function loadRecords({ root }: CopyPage, numbers: number[]): Promise<CopiedRecord[]> {
  const records = await Promise.all(
    numbers.map(async (number) => {
      const file = copyFiles.recordsAt(Math.floor(number / recordsPerFile));
      return (await loadCopyFile<CopiedRecord[]>(root, file))[number % recordsPerFile];
    }),
  );
  return records.filter((record) => record !== undefined);
}

export const titleOf = ({ title }: CopiedRecord, language: Language): string =>
  title[language] ?? Object.values(title)[0] ?? '';

export const addressOfRecord = ({ root, language }: CopyPage, { path }: CopiedRecord): string =>
  `${root}${language}/${path}/index.html`;

/** An element with attributes and what is in it; texts are texts, whatever they hold. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
