import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';
import { operateIndex } from './operate-index.js';

await runProgram(
  {
    usage: 'npm run search:rebuild',
    text: 'Indexes every public record for the search again, with or without a running server.',
  },
  () =>
    operateIndex((index) =>
      index.rebuildAll((kind, done, engine) => console.log(`${engine}, ${kind}: ${done} documents`)),
    ),
);
