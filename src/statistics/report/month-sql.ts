/**
 * The parameters that every query of a period has: first day, last day (both `YYYY-MM-DD`, inclusive) and time zone. Days
 * begin and end in that zone, whatever clock the database has.
 */
export const within = (moment: string): string =>
  `${moment} >= $1::date::timestamp at time zone $3::text and ${moment} < ($2::date + 1)::timestamp at time zone $3::text`;

/** The month of a moment, `YYYY-MM`. */
export const monthOf = (moment: string): string => `to_char(${moment} at time zone $3::text, 'YYYY-MM')`;
