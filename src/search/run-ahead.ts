/**
 * Runs over the inputs, some at once, and yields the results in their order. Ends with the first error, when everything that it
 * has begun has ended.
 */
export async function* runAhead<Input, Result>(
  inputs: AsyncIterable<Input>,
  { atOnce, run }: { atOnce: number; run: (input: Input) => Promise<Result> },
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  try {
    for await (const input of inputs) {
      const begun = run(input);
      // Its error is thrown where it is awaited; without this it would end the process, if it came before.
      begun.catch(() => {});
      running.push(begun);
      if (running.length === atOnce) yield* awaitFirst(running);
    }
    while (running.length > 0) yield* awaitFirst(running);
  } finally {
    await Promise.allSettled(running);
  }
}

async function* awaitFirst<Result>(running: Promise<Result>[]): AsyncGenerator<Result> {
  const first = running.shift();
  if (first) yield await first;
}
