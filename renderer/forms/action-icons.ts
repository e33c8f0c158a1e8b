import { downloadIcon } from '../ui/icons/download-icon.js';
import type { IconPath } from '../ui/icons/icon-paths.js';

/** What only forms and the administration do: pages that are read do not download these shapes. */
export const actionIcons = {
  add: { stroke: 'M12 4.5v15M4.5 12h15' },
  remove: { stroke: 'M3.8 6.5h16.4M9 6.5V3.8h6v2.7M5.8 6.5l1 13.7h10.4l1-13.7M10 10.5v6M14 10.5v6' },
  upload: { stroke: 'M12 16V4.5M7 9.5l5-5 5 5M4 15.5v4.7h16v-4.7' },
  first: { stroke: 'M5.8 5.5v13M18.5 5.5 12 12l6.5 6.5' },
  download: downloadIcon,
  tag: {
    stroke: 'M3.8 3.8h8.4l8.5 8.5-8.4 8.4-8.5-8.5ZM8.3 7.1a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  },
  // Of an archive, with its label.
  box: { stroke: 'M3.5 4.5h17v4h-17ZM5 8.5v11h14v-11M10 12.5h4' },
  mail: { stroke: 'M3 5.3h18v13.4H3ZM3 6.5l9 7 9-7' },
} satisfies Record<string, IconPath>;
