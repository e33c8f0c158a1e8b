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
 * Widths of a column, as a percentage of the window, in the four ranges of `sizesInGrid`, from the widest window. The last is
 * 90, less two: a common phone (412 px of 1.75 dots) needs 651 dots and takes the file of 640 instead of that of 1280.
 */
const columnsOfGrid = [22, 29, 45, 88];

/**
 * The `sizes` attribute in a grid, by default of four, three, two or one column (PhotoGrid): the width of a column, or of what
 * a picture with these proportions takes in it before it is cropped.
 */
export function sizesInGrid(image: Size, columns = columnsOfGrid): string {
  const relative = relativeWidth(image);
  const taken = fillsField(image) ? Math.max(1, relative) : Math.min(1, relative);
  const [xl, lg, sm, all] = columns.map((column) => `${Math.round(column * taken)}vw`);
  return `(min-width:80rem) ${xl},(min-width:64rem) ${lg},(min-width:40rem) ${sm},${all}`;
}
