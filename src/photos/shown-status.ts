/**
 * SQL: the status that a photo of this alias has for the public. A back is what the photo is whose back it is: published with it,
 * and gone with it. @param photo alias of `photos`
 */
export const shownStatus = (photo: string): string =>
  `case when ${photo}.status = 'back' then (select front.status from photos front where front.id = ${photo}.front_id) else ${photo}.status end`;

/** SQL: the licence under which the public sees it. A back without one has that of its front. @param photo alias of `photos` */
export const shownLicence = (photo: string): string =>
  `case when ${photo}.license is null and ${photo}.status = 'back'
    then (select front.license from photos front where front.id = ${photo}.front_id) else ${photo}.license end`;
