import { storePreference } from '../consent/preferences.js';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The theme shown now: the visitor's choice, which the script in the head has set on the root, else the system's. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const root = document.documentElement;
  // All colours change in one frame: what has a transition would follow later.
  root.classList.add('without-transitions');
  root.dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('without-transitions')));
  storePreference(storageKey, theme);
  paintBrowserFrame();
}

/** The head's theme-color follows the system; a choice of the visitor overrides it. */
export function paintBrowserFrame(): void {
  if (!document.documentElement.dataset.theme) return;
  const colour = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
}
