import type { IconPath } from './icon-paths.js';

/** Of its own, since few of the pages that are read offer a file. */
export const downloadIcon: IconPath = { stroke: 'M12 4v11.5M7 10.5l5 5 5-5M4 15.5v4.7h16v-4.7' };
