/** The part of a demo photo's record that decides what its picture shows. */
export interface DemoPhoto {
  id: number;
  title: string;
  description: string;
  /** Null where its date is in words; it then says for which year it is drawn. */
  year?: number | null;
  drawnFor?: number;
  places: string[];
  tags: string[];
}

export interface DemoPlace {
  slug: string;
}

/** A rectangle of a picture, in fractions of its sides, that shows a place. */
export interface Region {
  entitySlug: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
