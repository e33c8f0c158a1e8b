import { type IconPath, type SpriteIcon, spriteId } from './icon-paths.js';

const heart =
  'M12 20.3C7 16.5 3 13.1 3 9a4.6 4.6 0 0 1 4.6-4.7c1.9 0 3.5 1 4.4 2.6.9-1.6 2.5-2.6 4.4-2.6A4.6 4.6 0 0 1 21 9c0 4.1-4 7.5-9 11.3Z';
const bookmark = 'M6 3.8h12v16.4l-6-4.4-6 4.4Z';

const shapes: Record<SpriteIcon, IconPath> = {
  heart: { stroke: heart },
  'heart-filled': { stroke: heart, fill: heart },
  bookmark: { stroke: bookmark },
  'bookmark-filled': { stroke: bookmark, fill: bookmark },
  enlarge: { stroke: 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5' },
  headphones: { stroke: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3.4v6H4ZM16.6 14H20v6h-3.4Z' },
  search: {
    stroke: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 21 21',
  },
  sun: {
    stroke:
      'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.8M12 19.2V22M2 12h2.8M19.2 12H22M4.9 4.9l2 2M17.1 17.1l2 2M19.1 4.9l-2 2M6.9 17.1l-2 2',
  },
  moon: {
    stroke: 'M20.3 14.3A8.5 8.5 0 0 1 9.7 3.7a8.5 8.5 0 1 0 10.6 10.6Z',
  },
  user: {
    stroke: 'M12 3.8a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2ZM3.8 20.5c.7-3.9 3.9-5.7 8.2-5.7s7.5 1.8 8.2 5.7',
  },
};

const symbols = Object.entries(shapes).map(([name, { stroke, fill }]) =>
  [
    `<symbol id="${spriteId(name as SpriteIcon)}" viewBox="0 0 24 24" fill="none" stroke-width="1.6">`,
    fill ? `<path d="${fill}" fill="currentColor"/>` : '',
    stroke ? `<path d="${stroke}" stroke="currentColor"/>` : '',
    '</symbol>',
  ].join(''),
);

/** The shapes that `Icon` refers to, as HTML. They are in the document only, not in the browser's code. */
export const iconSprite = `<svg style="display:none">${symbols.join('')}</svg>`;
