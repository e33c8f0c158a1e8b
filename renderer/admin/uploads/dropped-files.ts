import type { ChosenFile } from './upload-queue.js';

/** The files of a file dialog; those of a folder have their path in it. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/**
 * The files that were dropped, also those in folders and in the folders of these; hidden
 * files too, so that every file is accounted for. What cannot be read is left out.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  // All of them before the first wait: the browser forgets what was dropped.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) return chosenFiles(files);
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(filesBelow));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file ? [{ file, path: entry.fullPath.replace(/^\//, '') }] : [];
  }
  const found: ChosenFile[] = [];
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) found.push(...(await filesBelow(child)));
  return found;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/** Browsers give about a hundred entries at a time, and an empty list at the end. In the order of their names. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    all.push(...some);
  }
}
