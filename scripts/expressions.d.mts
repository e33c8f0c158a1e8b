export interface WrittenExpression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

export function expressions(root?: string): WrittenExpression[];
