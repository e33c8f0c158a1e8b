/**
 * Decisions on records that are there, in rounds of which each has a record once: several rows may match one record, and the second
 * changes what the first has left.
 */
export function roundsOf<Decided extends { present: { id: number } | null }>(decided: readonly Decided[]): Decided[][] {
  const rounds: Decided[][] = [];
  const times = new Map<number, number>();
  for (const decision of decided) {
    const { id } = decision.present!;
    const round = times.get(id) ?? 0;
    times.set(id, round + 1);
    (rounds[round] ??= []).push(decision);
  }
  return rounds;
}
