/** Each of these followed by those that are in it, and else in their order. One whose parent is not among them is at the top. */
export function inHierarchy<Part extends { id: number; parentId: number | null }>(parts: readonly Part[]): Part[] {
  const known = new Set(parts.map(({ id }) => id));
  const inside = new Map<number | null, Part[]>();
  for (const part of parts) {
    const parent = part.parentId !== null && known.has(part.parentId) ? part.parentId : null;
    inside.set(parent, [...(inside.get(parent) ?? []), part]);
  }
  const below = (id: number | null): Part[] => (inside.get(id) ?? []).flatMap((part) => [part, ...below(part.id)]);
  return below(null);
}
