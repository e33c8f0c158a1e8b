import type { Page } from 'playwright-core';

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
