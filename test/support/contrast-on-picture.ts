import type { Locator, Page } from 'playwright-core';
import { contrastOf } from '../../src/contract/colour/contrast.js';
import { sharp } from '../../src/images/image-library.js';

/** Answers every rendition of a photo with one colour: `#ffffff` is the worst case of white words on a picture. */
export async function withPicturesOf(page: Page, colour: string): Promise<void> {
  const body = await sharp({ create: { width: 160, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

/** @returns the lowest contrast of white with what lies behind the words of an element, at any of its pixels */
export async function contrastOfWhiteOn(element: Locator): Promise<number> {
  await element.page().evaluate(hideWords);
  const shot = sharp(await element.screenshot());
  const { width, height } = await shot.metadata();
  // The pixels of its edge may be those of its neighbour as well.
  const { data, info } = await shot
    .extract({ left: 1, top: 1, width: width - 2, height: height - 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let lowest = Infinity;
  const known = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.toString('hex', at, at + 3)}`;
    if (!known.has(colour)) known.set(colour, contrastOf(colour, '#ffffff'));
    lowest = Math.min(lowest, known.get(colour)!);
  }
  return lowest;
}

/** By a style sheet of scripts, which the Content-Security-Policy of the page allows. */
function hideWords(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(
    '.hero * { color: transparent !important; text-decoration: none !important; transition: none !important } ' +
      '.hero :is(svg, .badge, .decades i) { visibility: hidden } .decades b { border-color: transparent !important }',
  );
  document.adoptedStyleSheets = [hidden];
}
