/** `count` of the items, at equal distances from the first to the last; none where there are fewer. */
export const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length < count
    ? []
    : Array.from({ length: count }, (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))]!);
