import type { Locator } from 'playwright-core';

/**
 * Moves the focus through a list that scrolls, by Tab.
 * @returns of each stop its name, and how much of its width is in view, 0 to 1
 */
export async function tabThrough(list: Locator): Promise<{ name: string; inView: number }[]> {
  const stops = [];
  await list.locator('a, button').first().focus();
  for (;;) {
    const stop = await list.evaluate(async (scrolled) => {
      const focused = document.activeElement;
      if (!focused || !scrolled.contains(focused)) return null;
      // The browser scrolls before it draws the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const [own, around] = [focused.getBoundingClientRect(), scrolled.getBoundingClientRect()];
      const width = Math.min(own.right, around.right) - Math.max(own.left, around.left);
      const name = focused.textContent || (focused.querySelector('img')?.alt ?? focused.ariaLabel ?? '');
      return { name, inView: Math.max(0, width) / own.width };
    });
    if (!stop) return stops;
    stops.push(stop);
    await list.page().keyboard.press('Tab');
  }
}
