const points = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of eight points to a direction in degrees clockwise from north: 350 and 10 are north. */
export const compassPoint = (degrees: number): (typeof points)[number] =>
  points[Math.round(degrees / 45) % points.length] ?? 'n';
