import { useText } from '../../i18n/use-text.js';
import { useSearchKey } from '../use-search-key.js';

interface SearchKeySwitchProps {
  className?: string;
  /** Names the other keys that it switches as well. */
  text?: string;
}

/** Switches the keys of one character on and off: `/`, and those of a page. Shown where there is likely a keyboard. */
export function SearchKeySwitch({ className = 'search-key', text }: SearchKeySwitchProps) {
  const { t } = useText();
  const [isOn, switchKeys] = useSearchKey();
  return (
    <label className={className}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => switchKeys(target.checked)} />
      {text ?? t('search.suggest.key')}
    </label>
  );
}
