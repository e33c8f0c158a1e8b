import { readFileMetadata } from '../file-metadata.js';
import { freezeBuiltIns } from './frozen-built-ins.js';

/** The program of a process that reads the metadata of one file, whose path is its argument, answers, and ends. */
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

freezeBuiltIns();

const fromFile = await readFileMetadata(process.argv[2] ?? '');
process.send?.({ fromFile }, () => process.disconnect());
