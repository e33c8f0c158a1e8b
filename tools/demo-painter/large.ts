/** The long side of a large photograph, in pixels. */
export const largeSide = 6000;

/** Bytes that a large photograph may take. */
export const largeBudget = 900_000;

/**
 * The photos that are painted large, so that there is something to zoom into: of each kind of motif one. None of those
 * that a new demo shows first: a large one takes its renditions longer.
 */
export const largePhotos: ReadonlySet<number> = new Set([
  1, // a square with its palaces, from the sea
  17, // mosaics
  41, // a quay with ships, a theatre and a church
  52, // sailing ships in a canal
  90, // a tram on its first day, among people
  146, // a liner at the quay
  217, // a row of palaces
  219, // a square with flags
]);
