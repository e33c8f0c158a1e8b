import type { Renditions } from '../../src/contract/image.js';
import { isShownWhole } from './hero-size.js';

export const filling = 'absolute inset-0 h-full w-full';
export const covering = `${filling} object-cover`;

export const classOf = (image: Renditions): string => (isShownWhole(image) ? `hero-whole ${filling}` : filling);

/** Beside a photograph that is shown whole, and until it has loaded. */
export const groundOf = ({ color }: Renditions) => ({ backgroundColor: color });
