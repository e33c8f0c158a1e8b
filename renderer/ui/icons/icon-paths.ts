/** Drawn on a grid of 24 with a stroke of 1.6, butt ends and mitred corners. */
export interface IconPath {
  stroke?: string;
  /** Details, with a thinner stroke. */
  fine?: string;
  fill?: string;
}

const eye = 'M2 12c2.6-4.4 6-6.6 10-6.6s7.4 2.2 10 6.6c-2.6 4.4-6 6.6-10 6.6S4.6 16.4 2 12Z';

export const iconPaths = {
  share: { stroke: 'M12 15.5V4M7.3 8.7 12 4l4.7 4.7M5 12v8.2h14V12' },
  copy: { stroke: 'M8.5 8.5H20V20H8.5ZM15.5 8.5V4H4v11.5h4.5' },

  filter: {
    stroke:
      'M3 7.5h9.3M17.2 7.5H21M3 16.5h3.8M11.7 16.5H21M14.75 5.1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM9.25 14.1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  },
  close: { stroke: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  menu: { stroke: 'M3.5 7h17M3.5 12h17M3.5 17h17' },
  check: { stroke: 'M4.5 12.5l5 5L19.5 7' },

  'arrow-left': { stroke: 'M20 12H5M11.3 5.7 5 12l6.3 6.3' },
  'arrow-right': { stroke: 'M4 12h15M12.7 5.7 19 12l-6.3 6.3' },
  'chevron-down': { stroke: 'M5.5 8.8 12 15.3l6.5-6.5' },

  play: { fill: 'M7.5 4.5v15L20 12Z' },
  pause: { fill: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z' },

  pin: {
    stroke:
      'M12 21.2C7.5 16.6 5.1 13.2 5.1 10a6.9 6.9 0 0 1 13.8 0c0 3.2-2.4 6.6-6.9 11.2ZM12 7.6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  },
  layers: { stroke: 'M12 3.5 21.3 8.4 12 13.3 2.7 8.4ZM2.7 12.3l9.3 4.9 9.3-4.9M2.7 16.2l9.3 4.9 9.3-4.9' },
  camera: {
    stroke: 'M3 7.5h4.5L9.3 4.8h5.4l1.8 2.7H21V19.5H3ZM12 10a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z',
  },
  clock: { stroke: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.3l3.7 2.2' },
  pencil: { stroke: 'M3.8 20.2l1-4.7L16.3 4l3.7 3.7L8.5 19.2ZM13.5 6.8l3.7 3.7' },
  eye: { stroke: `${eye}M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z` },
  'eye-off': { stroke: `${eye}M4 20 20 4` },
  info: { stroke: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v6M12 7v2' },
  warning: { stroke: 'M12 4 21.3 20H2.7ZM12 10v5M12 16.2v2' },

  building: { stroke: 'M5 20.5V3.8h14v16.7M2.5 20.5h19M9 7.2v2.3M15 7.2v2.3M9 11.7V14M15 11.7V14M10 20.5v-3.7h4v3.7' },
  home: { stroke: 'M3 11.5 12 4l9 7.5M5.5 9.6v10.6h13V9.6M10 20.2v-6h4v6' },
  layout: { stroke: 'M3.8 3.8h16.4v16.4H3.8ZM3.8 9.5h16.4M10 9.5v10.7' },
  map: { stroke: 'M3.5 6.2 9 3.8l6 2.4 5.5-2.4v14l-5.5 2.4-6-2.4-5.5 2.4ZM9 3.8v14M15 6.2v14' },
  flag: { stroke: 'M5.5 21.5V3.3M5.5 4.5h13L15.2 9l3.3 4.5h-13' },
  signpost: { stroke: 'M12 2.5v2.3M12 10.8v10.7M5 4.8h11.5l3 3-3 3H5ZM8.5 21.5h7' },
  water: {
    stroke:
      'M2.5 8c1.6-1.7 3.2-1.7 4.8 0s3.2 1.7 4.7 0 3.2-1.7 4.7 0 3.2 1.7 4.8 0M2.5 13c1.6-1.7 3.2-1.7 4.8 0s3.2 1.7 4.7 0 3.2-1.7 4.7 0 3.2 1.7 4.8 0M2.5 18c1.6-1.7 3.2-1.7 4.8 0s3.2 1.7 4.7 0 3.2-1.7 4.7 0 3.2 1.7 4.8 0',
  },
  card: { stroke: 'M3 5.3h18v13.4H3ZM6.5 9.5h6M6.5 14h11' },
  statue: {
    stroke: 'M12 2.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.6 15.2l.7-6h5.4l.7 6M6.8 20.5v-5.3h10.4v5.3M3.8 20.5h16.4',
  },
  mountain: { stroke: 'M2 19.5 9.3 5.2l7 14.3M12.9 12.4l2.5-3.7 6.6 10.8M1.5 19.5h21' },
  monument: { stroke: 'M3.5 9 12 3.8 20.5 9ZM5.5 9v8.3M9.8 9v8.3M14.2 9v8.3M18.5 9v8.3M3.8 17.3h16.4M2.5 20.5h19' },
  city: {
    stroke: 'M3.5 20.5V10h5M8.5 20.5V3.8h7v16.7M15.5 10h5v10.5M2 20.5h20M12 7v2.2M12 11v2.2M12 15v2.2',
  },
} satisfies Record<string, IconPath>;

/**
 * The icons of cards, which a page shows dozens of times, and of the header, which every page has: their shapes are in the
 * document once (icon-sprite.ts), and not in the browser's code.
 */
export type SpriteIcon =
  | 'heart'
  | 'heart-filled'
  | 'bookmark'
  | 'bookmark-filled'
  | 'enlarge'
  | 'headphones'
  | 'search'
  | 'sun'
  | 'moon'
  | 'user';
export type IconName = keyof typeof iconPaths | SpriteIcon;

/** Null for an icon of the sprite. */
export const iconPath = (name: IconName): IconPath | null =>
  name in iconPaths ? iconPaths[name as keyof typeof iconPaths] : null;

/** The id of an icon's shapes in the sprite. */
export const spriteId = (name: IconName): string => `icon-${name}`;
