import { useEffect } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { paintBrowserFrame, toggleTheme } from './theme.js';

/** Both icons are there and CSS hides one: the server does not know the theme. Without scripts there is nothing to press. */
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
