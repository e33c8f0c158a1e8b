import type { Renditions } from '../../src/contract/image.js';

type Size = Pick<Renditions, 'width' | 'height'>;

/** Width of a picture relative to its card's field, 4:2.5 (cards.css), when both have the same height. */
const relativeWidth = ({ width, height }: Size): number => width / height / 1.6;

/**
 * True for landscape pictures of the usual proportions: they fill the field of a card. A portrait, a square or a panorama
 * would lose a quarter or more, so it is shown whole.
 */
export function fillsField(image: Size): boolean {
  const relative = relativeWidth(image);
  return relative > 0.75 && relative < 1 / 0.75;
}

/**
 * The `sizes` attribute in a grid of four, three, two or one column (PhotoGrid): the width of a column, or of what a picture
 * with these proportions takes in it before it is cropped.
 */
export function sizesInGrid(image: Size): string {
  const relative = relativeWidth(image);
  const taken = fillsField(image) ? Math.max(1, relative) : Math.min(1, relative);
  const vw = (column: number) => `${Math.round(column * taken)}vw`;
  return `(min-width:80rem) ${vw(22)},(min-width:64rem) ${vw(29)},(min-width:40rem) ${vw(45)},${vw(90)}`;
}
