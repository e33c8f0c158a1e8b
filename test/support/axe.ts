import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const require = createRequire(join(process.cwd(), 'package.json'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA, and best practices, that a page breaks; each with the elements concerned. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, since the Content-Security-Policy of the page blocks a script element.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    // Every rule runs; `resultTypes` only shortens the report of the rules that pass.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** The same in the light and in the dark theme, as if the visitor had chosen each. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      // Colours between two themes are nobody's choice.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [still];
      document.documentElement.dataset.theme = chosen;
    }, theme);
    for (const violation of await accessibilityViolations(page)) violations.push(`${theme}: ${violation}`);
  }
  return violations;
}
