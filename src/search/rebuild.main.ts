import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run search:rebuild',
    text: 'Indexes every public record for the search again, with or without a running server.',
  },
  async () => {
    const { operateIndex } = await import('./operate-index.js');
    await operateIndex((index) =>
      index.rebuildAll((kind, done, engine) => console.log(`${engine}, ${kind}: ${done} documents`)),
    );
  },
);
