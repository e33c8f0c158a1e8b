import { mayKeepPreferences } from '../consent/consent-store.js';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** What is shown now: the visitor's choice, which the head script has put on the root, or else the system's. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    if (mayKeepPreferences()) localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be refused, by the browser or by the visitor's own choice of cookies: the choice then holds for this page.
  }
  paintBrowserFrame();
}

/** The head's theme-color follows the system; a choice of the visitor goes before it. */
export function paintBrowserFrame(): void {
  if (!document.documentElement.dataset.theme) return;
  const colour = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
}
