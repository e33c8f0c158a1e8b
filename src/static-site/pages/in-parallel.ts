/** Does the work for each of the items, a few at a time. The first error ends it. */
export async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const one = work(item).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= concurrency) await Promise.race(running);
  }
  await Promise.all(running);
}
