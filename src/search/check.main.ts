import 'reflect-metadata';
import { OperatorError } from '../platform/operator-error.js';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run search:check',
    text: 'Names every document of the search that is not what the records say. Ends with 1 when there is one.',
  },
  async () => {
    const { operateIndex } = await import('./operate-index.js');
    await operateIndex(async (index) => {
      let differences = 0;
      for await (const { engine, kind, id, is } of index.findDifferences()) {
        differences += 1;
        console.log(`${engine}, ${kind} ${id}: ${is}`);
      }
      if (differences > 0)
        throw new OperatorError(`Documents that differ: ${differences}. npm run search:rebuild makes them again.`);
      console.log('The search index has every public record as it is.');
    });
  },
);
