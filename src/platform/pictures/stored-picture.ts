/** What the worker found out about a scan and made of it; kept with the photo as JSON. */
export interface StoredPicture {
  /** Name of the recipe by which the files were made; part of their address, so a new recipe gives new addresses. */
  recipe: string;
  widths: number[];
  width: number;
  height: number;
  color: string;
  placeholder: string;
}
