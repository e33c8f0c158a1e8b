import { useState } from 'react';
import { storePreference } from '../../consent/preferences.js';
import { useText } from '../../i18n/use-text.js';
import { isSearchKeyOn, searchKey, searchKeyName } from '../search-key.js';

/** Switches the key `/` on and off. Shown where there is likely a keyboard. */
export function SearchKeySwitch() {
  const { t } = useText();
  const [isOn, setIsOn] = useState(isSearchKeyOn);
  const handleChange = (isNowOn: boolean) => {
    searchKey.isOn = isNowOn;
    storePreference(searchKeyName, isNowOn ? null : 'off');
    setIsOn(isNowOn);
  };
  return (
    <label className="search-key">
      <input type="checkbox" checked={isOn} onChange={({ target }) => handleChange(target.checked)} />
      {t('search.suggest.key')}
    </label>
  );
}
