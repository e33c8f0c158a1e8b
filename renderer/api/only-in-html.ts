/**
 * For a part of a page's data that the HTML repeats word by word: the document gets it once, as HTML, and not as JSON too. In
 * the browser it is missing in the data of the page that was loaded first, and has to be read from the document.
 */
export const onlyInHtml = <Part extends object>(part: Part): Part =>
  Object.defineProperty(part, 'toJSON', { value: () => undefined });
