import { isComplete } from './complete-photos.js';

/** SQL, as in the index `photos_complete_decade`: whether the scan is a landscape with pixels enough for a whole screen. */
const fillsScreen = `((p.renditions->>'width')::integer >= greatest(1200, 1.2 * (p.renditions->>'height')::integer))`;

const best = (condition: string): string =>
  `select p.id, p.year / 10 as decade from photos p where ${isComplete('p')} ${condition}
   order by p.year / 10, ${fillsScreen} desc, p.year_estimated, p.id desc limit 1`;

/**
 * SQL: how fit the photo `p` is to stand for others, 0 to 7, by the same order as the best of a decade: a complete one before all
 * others, then one that fills a screen, then one whose year is known. Of equal ones the newest comes first.
 */
export const completenessRank = `(case when ${isComplete('p')} then 4 else 0 end
  + case when ${fillsScreen} then 2 else 0 end + case when p.year is not null and not p.year_estimated then 1 else 0 end)`;

/**
 * SQL for the ids of the best complete photo of each decade, with the `decade` by whose number they are ordered (191: the 1910s): one
 * that fills a screen, then one whose year is known, then the newest. Each is the first entry of the index after the decade
 * before it, so that the cost is that of the decades, however many photos there are.
 */
export const photosOfDecades = `
  with recursive found as (
    (${best('')})
    union all
    select next.id, next.decade from found cross join lateral (${best('and p.year / 10 > found.decade')}) next
  )
  select id, decade from found`;
