import { MegapixelBudget } from './megapixel-budget.js';

/** One budget for all decoding of the process: about 300 MB of pixels, twice that while a scan is rotated. */
export const pixelMemory = new MegapixelBudget(100);
