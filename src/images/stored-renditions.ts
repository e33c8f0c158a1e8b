import type { Picture } from '../contract/image.js';

/** What the worker found out about a scan and made of it; kept with its record as JSON. */
export interface StoredRenditions extends Omit<Picture, 'base'> {
  /** Name of the recipe by which the files were made; part of their address, so a new recipe gives new addresses. */
  renditionProfile: string;
}
