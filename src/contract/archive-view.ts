/** The key in local storage of the view of the archive that a visitor chose: `grid` or `table`; none for that of the site. */
export const archiveViewKey = 'archive-view';
