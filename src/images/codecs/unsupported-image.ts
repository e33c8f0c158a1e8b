/** The file is whole, but of a kind that no library here shows as it is. */
export class UnsupportedImage extends Error {
  override name = 'UnsupportedImage';
}
