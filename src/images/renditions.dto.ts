import type { Renditions } from '../contract/image.js';

export class RenditionsDto implements Renditions {
  base: string;
  widths: number[];
  width: number;
  height: number;
  /** The public sees it smaller than the original is, because of its licence. */
  isReduced?: boolean;
  color: string;
  placeholder: string;
}
