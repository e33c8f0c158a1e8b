import { MegapixelBudget } from './megapixel-budget.js';

/** Of the process, shared by all that decode images: about 300 MB of pixels, and as much again where a scan must be turned. */
export const pixelMemory = new MegapixelBudget(100);
