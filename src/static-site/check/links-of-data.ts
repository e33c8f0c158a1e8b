import type { Language } from '../../contract/languages.js';
import {
  copyCallback,
  type CopiedRecord,
  copyFiles,
  type IndexedWord,
  recordsPerFile,
} from '../../contract/static-site/copied-record.js';
import type { CopiedMap, MapPoint } from '../../contract/static-site/copied-map.js';

/** What the two scripts of a copy load first. */
const firstFiles: Readonly<Record<string, string>> = {
  'static/search.js': copyFiles.words,
  'static/map.js': copyFiles.map,
};

/**
 * The files that a script, or a data file that it loads, leads to: further data, pages of records in every language, pictures.
 * @param name of the file below the folder of the copy
 * @returns paths below that folder; null for a file that is none of these
 * @throws SyntaxError for a data file that is not whole
 */
export function linksOfData(name: string, text: string, languages: readonly Language[]): string[] | null {
  const first = firstFiles[name];
  if (first !== undefined) return [`${first}.js`];
  if (!text.startsWith(`${copyCallback}(`)) return null;
  const [of, content] = JSON.parse(`[${text.slice(copyCallback.length + 1, text.lastIndexOf(')'))}]`) as [
    string,
    unknown,
  ];
  if (of === copyFiles.words) return (content as string[]).map((_, index) => `${copyFiles.wordsAt(index)}.js`);
  if (of === copyFiles.map) return (content as CopiedMap).tiles.map((tile) => `${copyFiles.pointsAt(tile)}.js`);
  if (of.startsWith('map/')) return filesOfRecords((content as MapPoint[]).map(([, , record]) => record));
  if (of.startsWith('search/records-')) return (content as CopiedRecord[]).flatMap((each) => linksOf(each, languages));
  return filesOfRecords(
    (content as IndexedWord[]).flatMap(([, inTitle, elsewhere]) => [lastOf(inTitle), lastOf(elsewhere)]),
  );
}

const linksOf = ({ path, image }: CopiedRecord, languages: readonly Language[]): string[] => [
  ...languages.map((language) => `${language}/${path}/index.html`),
  ...(image ? [image.file] : []),
];

/** Numbers are written as differences: their sum is the highest. */
const lastOf = (differences: number[]): number => differences.reduce((sum, difference) => sum + difference, 0);

const filesOfRecords = (numbers: number[]): string[] => [
  ...new Set(numbers.map((number) => `${copyFiles.recordsAt(Math.floor(number / recordsPerFile))}.js`)),
];
