/**
 * Does the work for each of the items, a few at a time. After the first error no further item is begun.
 * @throws the first error, once what was under way has ended
 */
export async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    try {
      for (let next = await queue.next(); !next.done && !hasFailed; next = await queue.next()) await work(next.value);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  await queue.return?.();
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
