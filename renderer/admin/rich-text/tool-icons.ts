import type { IconPath } from '../../ui/icons/icon-paths.js';

/** Of the toolbar of rich texts only. */
export const toolIcons = {
  bullets: {
    stroke: 'M9 6h11.5M9 12h11.5M9 18h11.5',
    fill: 'M3.8 4.8h2.4v2.4H3.8ZM3.8 10.8h2.4v2.4H3.8ZM3.8 16.8h2.4v2.4H3.8Z',
  },
  numbers: {
    stroke: 'M10.5 7h10M10.5 17h10',
    fine: 'M3.6 5.2 5.4 4.2v5.9M3.4 15.6c.2-1.9 3.3-1.9 3.3.1 0 1.5-3.3 2.3-3.3 4.4h3.5',
  },
  quote: {
    fill: 'M4 17.5v-6C4 8.5 5.6 6.6 8.6 6v2.4c-1.3.4-2 1.3-2 2.6H9.4v6.5ZM13.4 17.5v-6c0-3 1.6-4.9 4.6-5.5v2.4c-1.3.4-2 1.3-2 2.6h2.8v6.5Z',
  },
  undo: { stroke: 'M8.5 4.5 4 9l4.5 4.5M4 9h9.5a5.4 5.4 0 0 1 0 10.8H8.5' },
  redo: { stroke: 'M15.5 4.5 20 9l-4.5 4.5M20 9h-9.5a5.4 5.4 0 0 0 0 10.8h5' },
  link: {
    stroke:
      'M10 14.2a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 9.8a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.4',
  },
} satisfies Record<string, IconPath>;
