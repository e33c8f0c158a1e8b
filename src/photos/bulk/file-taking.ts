import { type FileTaking, takenFromFile } from '../../contract/bulk-edit.js';
import type { PhotoFromFile, proposedByFile } from '../../contract/admin-photo.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import { untitled } from '../../contract/untitled.js';
import type { PhotoRow } from '../photo.row.js';
import { outdatedTitles } from '../untitled-photo.js';

type Taken = (typeof proposedByFile)[number];
export type Patch = Partial<PhotoMetadata & Pick<PhotoRow, 'fondsId' | 'otherDates'>>;
export type FilledPhoto = PhotoMetadata & Pick<PhotoRow, 'fromFile'>;

/** The tag of each name, in any language. */
export type KeywordTags = ReadonlyMap<string, number>;
export const noTags: KeywordTags = new Map();

export const keywordTags = (tags: { id: number; names: (string | null)[] }[]): KeywordTags =>
  new Map(tags.toReversed().flatMap(({ id, names }) => names.flatMap((name) => (name ? [[asKeyword(name), id]] : []))));

/** Upper and lower case, spaces, and the two ways to write an accent make no other keyword. */
export const asKeyword = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const keywordsOf = ({ fromFile }: Pick<FilledPhoto, 'fromFile'>, taking: FileTaking | undefined): string[] =>
  (taking?.take.includes('keywords') && fromFile?.keywords) || [];

/** The tags of the file's keywords; keywords that are none are left out. */
export const takenTags = (photo: FilledPhoto, taking: FileTaking | undefined, tags: KeywordTags): number[] =>
  keywordsOf(photo, taking).flatMap((keyword) => tags.get(asKeyword(keyword)) ?? []);

/** What a photo takes from its file. Without `overwrite`, only for what it has nothing of. */
export function takenPatch(photo: FilledPhoto, { take, overwrite = false }: FileTaking = { take: [] }): Patch {
  const file = photo.fromFile ?? {};
  const groups = take.filter((group) => overwrite || isFree[group]?.(photo) !== false);
  const names = groups.flatMap((group): readonly Taken[] => takenFromFile[group]);
  const taken = names.filter((name) => file[name] !== undefined && (overwrite || isEmpty(photo, name)));
  const patch = Object.fromEntries(taken.map((name) => [name, file[name]])) as Patch;
  return { ...(patch.title !== undefined && outdatedTitles({ ...photo, title: patch.title })), ...patch };
}

/** Groups whose fields belong together: half of a date or of a position says something else. */
const isFree: Partial<Record<FileTaking['take'][number], (photo: FilledPhoto) => boolean>> = {
  date: ({ year, yearStart, yearEnd, dateText }) =>
    [year, yearStart, yearEnd, dateText].every((value) => value === null),
  position: ({ lat, lng }) => lat === null && lng === null,
};

function isEmpty(photo: FilledPhoto, name: keyof PhotoFromFile & Taken): boolean {
  const generated: Partial<Record<Taken, string | null>> = untitled;
  return photo[name] === null || photo[name] === '' || photo[name] === generated[name];
}
