import type { IconPath } from '../ui/icons/icon-paths.js';

const ten =
  'M7.9 11.7 9.5 10.5V16.5M13.8 10.6C15 10.6 15.8 11.7 15.8 13.5S15 16.4 13.8 16.4 11.8 15.3 11.8 13.5 12.6 10.6 13.8 10.6Z';

/** Only the player of audio guides has them. */
export const skipIcons = {
  back: { stroke: 'M10.5 4.9h1.5a8.3 8.3 0 1 1-7.8 5.4M13.2 1.2 9.5 4.9l3.7 3.7', fine: ten },
  forward: { stroke: 'M13.5 4.9h-1.5a8.3 8.3 0 1 0 7.8 5.4M10.8 1.2l3.7 3.7-3.7 3.7', fine: ten },
} satisfies Record<string, IconPath>;
