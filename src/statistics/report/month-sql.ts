/**
 * The parameters that every query of a period has: first day, last day (both `YYYY-MM-DD`, inclusive) and time zone. Days
 * begin and end in that zone, whatever clock the database has.
 */
export const within = (moment: string): string =>
  `${moment} >= $1::date::timestamp at time zone $3::text and ${moment} < ($2::date + 1)::timestamp at time zone $3::text`;

/** The month of a moment, `YYYY-MM`. */
export const monthOf = (moment: string): string => `to_char(${moment} at time zone $3::text, 'YYYY-MM')`;

/**
 * Where the ids of change sets lie that are named `sets`: they grow with time, so that the changes of a period are a range of
 * their index, which has all that is counted. Without it the planner reads the whole history, with all values.
 */
export const ofSets = (id: string): string => `${id} between (select min(id) from sets) and (select max(id) from sets)`;

/**
 * Who has made a change set: `user`, `key`, `system`, or `command`. The command line names nobody, but somebody has given the command,
 * so an import by it, and taking that back, are not of the application itself.
 */
export const actorOfSet = `case when actor = 'system' and import_id is not null then 'command' else actor end`;

/** The ids of photographs that were proposed and not accepted: they are no records of the archive. */
export const proposals = `select proposed_photo_id from contributions
  where proposed_photo_id is not null and status <> 'approved'`;
