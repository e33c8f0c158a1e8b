/** The names come from URLs, so a path traversal must be impossible. */
export function checkedHash(sha256: string): string {
  if (!isHash(sha256)) throw new Error('A content address is 64 hexadecimal digits.');
  return sha256;
}

export function checkedName(name: string): string {
  if (!isServedName(name)) throw new Error(`Not a name of a served file: ${name}`);
  return name;
}

export const isServedName = (name: string): boolean => /^[a-z0-9]+(\.[a-z0-9]+)?$/.test(name);

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** `2026-11-25` */
export const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name);

/** So that no folder has very many files: `ab/cd/abcd…`. */
export const originalName = (sha256: string): string => {
  const hash = checkedHash(sha256);
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a file or folder under way: a random UUID, so that what clears them up removes nothing of anybody else. */
export const isDraftName = (name: string): boolean => uuid.test(name);

/** What the file of an archive's id says. @param place for the message @throws Error when it is no id */
export function readArchiveId(text: string, place: string): string {
  if (!uuid.test(text.trim())) throw new Error(`${place} is damaged`);
  return text.trim();
}
