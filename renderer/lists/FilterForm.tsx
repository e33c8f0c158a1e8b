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
  /**
   * Values of the fields in the address, by name; '' for a field that does not filter. Those of checkboxes with the same
   * name are joined by commas.
   */
  values: Values;
  /** Values that are left out of the address, such as the default order. */
  defaults?: Values;
  /** The path with these values, where it is not just each value under its name. */
  pathOf?: (values: Values) => string;
  className?: string;
  children: ReactNode;
}

/**
 * Filters of a list: a plain GET form. With scripts a choice applies at once and typing after a pause. The address is
 * the only state, so Back and Forward update the fields.
 */
export function FilterForm({ path, label, values, className, children, ...more }: FilterFormProps) {
  const { language } = useText();
  const { defaults = {}, pathOf = (next: Values) => listPath(path, next, defaults) } = more;
  const { form, handleInput, handleChoice, handleSubmit } = useFilters(values, pathOf, (next, isTyping) =>
    // Typing replaces the history entry: otherwise Back would undo single characters.
    navigate(pageAddress(language, next), { keepScrollPosition: true, overwriteLastHistoryEntry: isTyping }),
  );
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

function listPath(path: string, values: Values, defaults: Values): string {
  const set = Object.entries(values).filter(([name, value]) => value !== '' && value !== defaults[name]);
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}

function useFilters(
  values: Values,
  pathOf: (values: Values) => string,
  open: (path: string, isTyping: boolean) => Promise<void>,
) {
  const form = useRef<HTMLFormElement>(null);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The path of the address, or of the navigation in progress. */
  const applied = useRef(pathOf(values));
  const navigations = useRef(0);
  const latest = useRef(values);

  /** Fills the fields from an address that is not theirs. What is typed or chosen meanwhile wins over one that has just arrived. */
  const takeOver = () => {
    const path = pathOf(latest.current);
    if (typingTimer.current !== undefined || navigations.current > 0 || path === applied.current) return;
    applied.current = path;
    if (form.current) fill(form.current, latest.current);
  };

  const applyNow = (isTyping: boolean) => {
    clearTimeout(typingTimer.current);
    typingTimer.current = undefined;
    if (!form.current) return;
    const next = pathOf(valuesOf(form.current, Object.keys(values)));
    if (next === applied.current) return;
    applied.current = next;
    navigations.current += 1;
    void open(next, isTyping).finally(() => {
      navigations.current -= 1;
      takeOver();
    });
  };

  const shown = useRef<string>(undefined);
  useEffect(() => {
    const key = JSON.stringify(values);
    if (shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    latest.current = values;
    if (!isFirst) takeOver();
    // Apply what was chosen before hydration.
    else applyNow(true);
  });

  useEffect(() => () => clearTimeout(typingTimer.current), []);

  return {
    form,
    handleInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || isCheckbox(target)) return;
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(() => applyNow(true), limits.searchText.debounceMs);
    },
    handleChoice: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLSelectElement || isCheckbox(target)) applyNow(false);
    },
    handleSubmit: (submit: FormEvent<HTMLFormElement>) => {
      submit.preventDefault();
      applyNow(true);
    },
  };
}

/** Writes the values of the address into the fields, after Back, Forward or the reset link. */
function fill(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = values[field.name];
    if (value === undefined) continue;
    if (isCheckbox(field)) field.checked = value.split(',').includes(field.value);
    else if (field.value.trim() !== value) field.value = value;
  }
}

/** In the order of `names`, whatever the order of the fields is. */
function valuesOf(form: HTMLFormElement, names: string[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).map(textOf).filter(Boolean).join()]));
}

const textOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value.trim() : '');

const isCheckbox = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
