/** So many records are in memory at a time. */
export const recordsOfPage = 1_000;

/**
 * Reads records page by page, by their ids: each page begins after the last id of the one before, however many there are.
 * @param ids ascending; null: all
 * @param read the records `r` that meet an SQL condition, ascending by id, at most a page of them
 */
export async function* pagesOf<Row extends { id: number }>(
  ids: readonly number[] | null,
  read: (condition: string, parameter: unknown) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  if (ids) {
    for (let begin = 0; begin < ids.length; begin += recordsOfPage)
      yield await read('r.id = any($1)', ids.slice(begin, begin + recordsOfPage));
    return;
  }
  for (let after = 0; ;) {
    const rows = await read('r.id > $1', after);
    if (rows.length > 0) yield rows;
    if (rows.length < recordsOfPage) return;
    after = rows.at(-1)!.id;
  }
}
