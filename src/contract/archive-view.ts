/** The key in local storage of the view of the archive that a visitor chose: `table`, or nothing for the grid. */
export const archiveViewKey = 'archive-view';
