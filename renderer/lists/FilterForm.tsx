import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { limits } from '../../src/contract/limits.js';
import { pageAddress } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';

type Values = Record<string, string>;

interface FilterFormProps {
  /** Path of the list, without language. */
  path: string;
  label: string;
  /** Values of the fields in the address, by name; '' for a field that does not filter. */
  values: Values;
  /** Values that are left out of the address, such as the default order. */
  defaults?: Values;
  className?: string;
  children: ReactNode;
}

/**
 * Filters of a list: a plain GET form. With scripts a choice applies at once and typing after a pause. The address is
 * the only state, so Back and Forward update the fields.
 */
export function FilterForm({ path, label, values, defaults = {}, className, children }: FilterFormProps) {
  const { language } = useText();
  const { form, handleInput, handleChoice, handleSubmit } = useFilters(values, (next, isTyping) => {
    const set = Object.entries(next).filter(([name, value]) => value !== '' && value !== defaults[name]);
    const query = new URLSearchParams(set).toString();
    const address = pageAddress(language, query ? `${path}?${query}` : path);
    // Typing replaces the history entry: otherwise Back would undo single characters.
    void navigate(address, { keepScrollPosition: true, overwriteLastHistoryEntry: isTyping });
  });
  return (
    <form
      ref={form}
      action={pageAddress(language, path)}
      role="search"
      aria-label={label}
      autoComplete="off"
      className={className}
      onInput={handleInput}
      onChange={handleChoice}
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}

function useFilters(values: Values, apply: (next: Values, isTyping: boolean) => void) {
  const form = useRef<HTMLFormElement>(null);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The values in the address, or of the navigation in progress. */
  const applied = useRef(values);

  const applyNow = (isTyping: boolean) => {
    clearTimeout(typingTimer.current);
    typingTimer.current = undefined;
    if (!form.current) return;
    const next = valuesOf(form.current);
    if (isSame(next, applied.current)) return;
    applied.current = next;
    apply(next, isTyping);
  };

  const shown = useRef<string>(undefined);
  useEffect(() => {
    const key = JSON.stringify(values);
    if (shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    // Apply what was chosen before hydration.
    if (isFirst) return applyNow(true);
    // What is being typed right now wins over an address that has just arrived.
    if (typingTimer.current !== undefined) return;
    applied.current = values;
    if (form.current) fill(form.current, values);
  });

  useEffect(() => () => clearTimeout(typingTimer.current), []);

  return {
    form,
    handleInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement)) return;
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(() => applyNow(true), limits.searchText.debounceMs);
    },
    handleChoice: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLSelectElement) applyNow(false);
    },
    handleSubmit: (submit: FormEvent<HTMLFormElement>) => {
      submit.preventDefault();
      applyNow(true);
    },
  };
}

/** Writes the values of the address into the fields, after Back, Forward or the reset link. */
function fill(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value.trim() !== value) field.value = value;
  }
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );

const isSame = (next: Values, other: Values): boolean =>
  Object.entries(next).every(([name, value]) => value === other[name]);
