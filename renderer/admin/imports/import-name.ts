import type { Import } from '../../../src/contract/import.js';

/** An import by the names of its files; by its collection while they are not known. */
export const importName = ({ files, collection }: Pick<Import, 'files' | 'collection'>): string =>
  files.map(({ name }) => name).join(', ') || collection;
