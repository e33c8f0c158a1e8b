import type { Renditions } from '../contract/image.js';

export class RenditionsDto implements Renditions {
  base: string;
  widths: number[];
  width: number;
  height: number;
  color: string;
  placeholder: string;
}
