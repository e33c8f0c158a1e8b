/** `query` of the driver, which takes a callback, or returns a promise, or is given something that reads the answer itself. */
export type Query = (...call: unknown[]) => unknown;

type Callback = (error: Error | null, ...result: unknown[]) => void;

/** Calls `query`, and `answered` once when it has its answer; at once where something else reads that. */
export function whenAnswered(query: Query, call: readonly unknown[], answered: (error?: unknown) => void): unknown {
  const callback = call.at(-1);
  if (typeof callback === 'function')
    return query(...call.slice(0, -1), (...answer: Parameters<Callback>) => {
      answered(answer[0] ?? undefined);
      (callback as Callback)(...answer);
    });
  const answer = query(...call);
  if (isPromise(answer)) answer.then(() => answered(), answered);
  else answered();
  return answer;
}

const isPromise = (answer: unknown): answer is Promise<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;
