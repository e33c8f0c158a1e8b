import { preloadErrorEvent } from '../loading/preload-error.js';

/**
 * A missing part of the map is reported where the map would be, not by the page's banner. If any part fails, such as a
 * style sheet, all of it fails.
 */
export async function loadParts<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  let isMissing = false;
  const handleMissing = (event: Event) => {
    event.preventDefault();
    isMissing = true;
  };
  window.addEventListener(preloadErrorEvent, handleMissing);
  try {
    const parts = await load();
    if (isMissing) throw new Error('A part of the map is missing');
    return parts;
  } finally {
    window.removeEventListener(preloadErrorEvent, handleMissing);
  }
}
