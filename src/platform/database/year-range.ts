/** First and last year, included; without one of them the range is open. */
export interface Years {
  from?: number | undefined;
  to?: number | undefined;
}

/** The range as SQL of type `int4range`: empty when it ends before it begins, null where there is no limit at all. */
export function yearRange({ from, to }: Years, bind: (value: number | null) => string): string | null {
  if (from === undefined && to === undefined) return null;
  if (from !== undefined && to !== undefined && from > to) return `'empty'::int4range`;
  return `int4range(${bind(from ?? null)}::integer, ${bind(to ?? null)}::integer, '[]')`;
}
