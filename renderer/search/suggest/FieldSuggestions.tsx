import { useEffect, useId, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../../src/contract/paths.js';
import { useText } from '../../i18n/use-text.js';
import { FoundSuggestions } from './FoundSuggestions.js';
import { useSuggestionBox } from './use-suggestion-box.js';

/**
 * Suggestions below a search field that is in the page already, as a plain field of a form: it becomes a combobox when this
 * arrives. Enter without a choice sends the form as before.
 */
export function FieldSuggestions({ field }: { field: HTMLInputElement }) {
  const { language } = useText();
  const id = useId();
  const [text, setText] = useState(field.value);
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = () => setIsDismissed(true);
  const box = useSuggestionBox({
    id,
    text: isDismissed ? '' : text,
    language,
    onChoose: (path) => {
      dismiss();
      void navigate(pageAddress(language, path));
    },
  });
  const handleKey = (press: KeyboardEvent) => {
    if (box.takeKey(press) || press.key !== 'Escape' || !box.isOpen) return;
    // The first Escape closes the suggestions, the next one empties the field.
    press.preventDefault();
    dismiss();
  };
  const latest = useRef(handleKey);
  useEffect(() => {
    latest.current = handleKey;
    for (const [name, value] of Object.entries(box.fieldProps))
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
  });
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const show = () => {
      setText(field.value);
      setIsDismissed(false);
    };
    field.autocomplete = 'off';
    field.addEventListener('input', show, { signal });
    field.addEventListener('focus', show, { signal });
    field.addEventListener('blur', dismiss, { signal });
    field.addEventListener('keydown', (press) => latest.current(press), { signal });
    return () => watch.abort();
  }, [field]);
  return (
    // The field keeps the focus, and has the keys of the list.
    <div className="field-suggestions" onPointerDown={(press) => press.preventDefault()}>
      <FoundSuggestions id={id} box={box} onOpen={dismiss} />
    </div>
  );
}
