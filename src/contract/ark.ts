import { permanentPath, type PublicRecordKind } from './paths.js';

/**
 * Archival Resource Keys (draft-kunze-ark): names of records for citation that belong to the archive, whatever its web address is
 * by then. `ark:12345/p12044` is the photo 204 of the authority 12345: a shoulder for the kind, the number of the record, and a
 * check character.
 */
const shoulders: Record<PublicRecordKind, string> = { photo: 'p1', entity: 'c1' };

/** The letters that NOID (Nice Opaque Identifiers) takes, in the order of their values: no vowels, so that no word arises. */
const alphabet = '0123456789bcdfghjkmnpqrstvwxz';

/**
 * The check character of NOID (NCDA): it finds one wrong character, and two that have changed places.
 * @param name authority and name: `13030/xf93gt2`
 */
export const checkCharacter = (name: string): string => {
  const sum = [...name].reduce(
    (total, letter, index) => total + (index + 1) * Math.max(0, alphabet.indexOf(letter)),
    0,
  );
  return alphabet.charAt(sum % alphabet.length);
};

/** `ark:12345/p12044`; null where the archive has no number of its own. */
export function arkOf(naan: string | null, kind: PublicRecordKind, id: number): string | null {
  if (naan === null) return null;
  const name = `${naan}/${shoulders[kind]}${id}`;
  return `ark:${name}${checkCharacter(name)}`;
}

/** The path of its ARK, which leads to it. */
export function arkPath(naan: string | null, kind: PublicRecordKind, id: number): string | null {
  const ark = arkOf(naan, kind, id);
  return ark && `/${ark}`;
}

/** The path to cite a record by: that of its ARK, or else the permanent one. */
export const citedPath = (naan: string | null, kind: PublicRecordKind, id: number): string =>
  arkPath(naan, kind, id) ?? permanentPath(kind, id);

/** What an address with an ARK asks for. */
export interface NamedByArk {
  kind: PublicRecordKind;
  id: number;
}

/**
 * The record that an ARK names, as people write them: with a slash after the label, as it was usual before, with hyphens, which
 * mean nothing, and in capitals.
 * @param path `/ark:12345/p12044`, `/ark:/12345/p1-2044`
 * @returns null for what is no ARK of this archive, or has a slip of the pen in it
 */
export function readArk(path: string, naan: string | null): NamedByArk | null {
  const [, stated, written] = /^\/ark:\/?([0-9a-z]{5,9})\/([0-9a-z-]{4,24})$/i.exec(path) ?? [];
  if (naan === null || stated?.toLowerCase() !== naan || written === undefined) return null;
  const name = written.replaceAll('-', '').toLowerCase();
  for (const kind of Object.keys(shoulders) as PublicRecordKind[]) {
    const shoulder = shoulders[kind];
    const number = name.startsWith(shoulder) ? name.slice(shoulder.length, -1) : '';
    if (/^[1-9]\d{0,8}$/.test(number) && arkOf(naan, kind, Number(number)) === `ark:${naan}/${name}`)
      return { kind, id: Number(number) };
  }
  return null;
}
