export const deep = '#10294a';
export const paper = '#f4f1ea';

/** A mark of 24 by 32 in the middle of 64x64 units, as an SVG file. */
export function tile(path: string, corner: number, markHeight: number): string {
  const scale = markHeight / 32;
  const place = `translate(${32 - 12 * scale} ${32 - 16 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${deep}"/><path transform="${place}" fill="${paper}" d="${path}"/></svg>\n`;
}
