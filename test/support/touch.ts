import type { CDPSession, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

interface FingerEvent {
  type: 'touchStart' | 'touchMove' | 'touchEnd';
  /** Where the finger is; none when it is lifted. */
  point?: Point;
  /** In seconds since the epoch; by default now. */
  time?: number;
}

const send = (finger: CDPSession, { type, point, time }: FingerEvent) =>
  finger.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: point ? [point] : [],
    ...(time !== undefined && { timestamp: time }),
  });

const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

/** A finger that moves sideways, by so many pixels; to the left where they are negative. */
export async function swipe(page: Page, { by, at }: { by: number; at: Point }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await send(finger, { type: 'touchStart', point: at });
  for (let step = 1; step <= 8; step += 1)
    await send(finger, { type: 'touchMove', point: { x: at.x + (by * step) / 8, y: at.y } });
  await send(finger, { type: 'touchEnd' });
  // With reduced motion a row is at its final position after the next paint.
  await untilPainted(page);
}

/** Two taps within a tenth of a second by their timestamps: a busy machine may take longer to send them. */
export async function doubleTap(page: Page, at: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const time of [begun, begun + 0.1]) {
    await send(finger, { type: 'touchStart', point: at, time });
    await send(finger, { type: 'touchEnd', time: time + 0.02 });
  }
  await untilPainted(page);
}

/**
 * Links and controls that are smaller than 44 px. Links within a sentence are exempt, and so are the dots of a carousel,
 * which can be swiped.
 */
export const tooSmallTouchTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const reach = (element: Element): { width: number; height: number } => {
      const area = getComputedStyle(element, '::after');
      if (area.position === 'absolute' && area.content !== 'none')
        return { width: parseFloat(area.width), height: parseFloat(area.height) };
      return (element.closest('label') ?? element).getBoundingClientRect();
    };
    const standsInText = (element: HTMLElement): boolean =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.innerText.trim().length ?? 0) > element.innerText.trim().length + 3;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (element) => !element.closest('.skip-link, [popover], [aria-hidden="true"], [aria-roledescription] > div'),
      )
      .filter((element) => !standsInText(element) || element.closest('nav'))
      .filter((element) => element.getBoundingClientRect().width > 0)
      .flatMap((element) => {
        const { width, height } = reach(element);
        const name = element.getAttribute('aria-label') ?? element.innerText;
        return width >= least && height >= least ? [] : [`${name} ${Math.round(width)}×${Math.round(height)}`];
      });
  });
