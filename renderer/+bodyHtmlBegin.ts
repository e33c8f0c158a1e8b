import { iconSprite } from './ui/icons/icon-sprite.js';

/** In front of every page, so that the shapes are there before the first card; outside of what React renders. */
export const bodyHtmlBegin = iconSprite;
