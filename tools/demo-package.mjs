/** The demo's package, for the programs that make parts of it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file of the package. */
export const demoFile = (name) => fileURLToPath(new URL(`../demo/archive/${name}`, import.meta.url));

/** The rows of a table. */
export const demoRows = (table) =>
  readFileSync(demoFile(`${table}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The number in an identifier. */
export const numberOf = (identifier) => Number(identifier.split('/').at(-1));

/** The paths of the photographs by the numbers of their photos. */
export const demoPhotographs = () =>
  new Map(demoRows('photos').map(({ identifier, file }) => [numberOf(identifier), demoFile(file)]));
