/** Short fields that follow each other share a line; each of the others has one of its own. */
export function linesOf<Name>(names: readonly Name[], isShort: (name: Name) => boolean): Name[][] {
  const lines: Name[][] = [];
  let open: Name[] | null = null;
  for (const name of names) {
    const isShared = isShort(name);
    if (isShared && open) open.push(name);
    else lines.push((open = [name]));
    if (!isShared) open = null;
  }
  return lines;
}
