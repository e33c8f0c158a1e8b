/** The file is broken: the message is what its decoder says. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}
