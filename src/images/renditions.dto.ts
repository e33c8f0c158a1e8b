import type { Picture } from '../contract/image.js';

export class RenditionsDto implements Picture {
  base: string;
  widths: number[];
  width: number;
  height: number;
  color: string;
  placeholder: string;
}
