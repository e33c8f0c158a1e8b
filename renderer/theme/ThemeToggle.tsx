import { useEffect } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { paintBrowserFrame, toggleTheme } from './theme.js';

/** Renders both icons and CSS hides one, because the server does not know the theme. Without scripts it is hidden. */
export function ThemeToggle() {
  const { t } = useText();
  useEffect(paintBrowserFrame, []);
  return (
    <button type="button" className="icon-btn noscript:hidden" aria-label={t('theme.toggle')} onClick={toggleTheme}>
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  );
}
