import { type InputHTMLAttributes, lazy, useState } from 'react';
import { limits } from '../../../src/contract/limits.js';
import { OnDemand } from '../../loading/OnDemand.js';

const FieldSuggestions = lazy(async () => ({ default: (await import('./FieldSuggestions.js')).FieldSuggestions }));

interface SuggestingFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
}

/** A search field of a form, to be put into an element with a position: what it suggests opens below that. */
export function SuggestingField(props: SuggestingFieldProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <input
        {...props}
        type="search"
        enterKeyHint="search"
        maxLength={limits.searchText.max}
        onFocus={({ target }) => setField(target)}
      />
      {field && (
        <OnDemand>
          <FieldSuggestions field={field} />
        </OnDemand>
      )}
    </>
  );
}
