import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const require = createRequire(join(process.cwd(), 'package.json'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA, and best practices, that a page breaks; each with the elements concerned. */
export const accessibilityViolations = (page: Page): Promise<string[]> => violationsOf(page, {});

/** The same in the light and in the dark theme, as if the visitor had chosen each. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await chooseTheme(page, 'light');
  const light = await accessibilityViolations(page);
  await chooseTheme(page, 'dark');
  // A theme changes nothing but colours.
  const dark = await violationsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}

async function violationsOf(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Results that are being replaced are paler; what stays busy is judged as it is.
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 5_000 })
    .catch(() => null);
  // Colours on their way from one to another, or still fading in, are nobody's choice.
  await page
    .waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            ({ timeline, playState, effect }) =>
              !(timeline instanceof DocumentTimeline) ||
              playState !== 'running' ||
              effect?.getComputedTiming().endTime === Infinity,
          ),
      null,
      { timeout: 5_000 },
    )
    .catch(() => null);
  // Evaluated by the debugger, since the Content-Security-Policy of the page blocks a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    // Every chosen rule runs; `resultTypes` only shortens the report of the rules that pass.
    const { violations } = await axe.run({ ...chosen, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}

const chooseTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    // Colours between two themes, and of what is still fading in, are nobody's choice.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = chosen;
  }, theme);
