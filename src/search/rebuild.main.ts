import 'reflect-metadata';
import { operateIndex } from './operate-index.js';

/** `npm run search:rebuild`: indexes every public record again, with or without a running server. */
process.exitCode = await operateIndex(
  (index) => index.rebuildAll((kind, done, engine) => console.log(`${engine}, ${kind}: ${done} documents`)),
  console,
);
