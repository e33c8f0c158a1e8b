import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { actionIcons } from '../../forms/action-icons.js';
import type { Renditions } from '../../../src/contract/image.js';
import { limits } from '../../../src/contract/limits.js';
import { activeAfter, none } from '../../search/suggest/active-option.js';
import { Icon } from '../../ui/icons/Icon.js';
import type { IconName, IconPath } from '../../ui/icons/icon-paths.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { useAdminText } from '../use-admin-text.js';

export interface Linkable {
  id: number;
  name: string;
  /** Of a photograph. */
  image?: Renditions | null;
}

export interface LinkCreation<One extends Linkable> {
  label(words: string): string;
  /** A new record is one of these, which is asked; without them it is made at once. */
  kinds?: { code: string; name: string }[];
  /** Resolves with null when it was not made, which is said elsewhere. */
  make(words: string, kind: string | undefined): Promise<One | null>;
}

interface LinkSearchProps<One extends Linkable> {
  /** Part of the cache key of the results. */
  name: string;
  label: string;
  /** Records that match the words, the best first; the first few are offered. */
  find(words: string): Promise<One[]>;
  /** False for records that are linked already. */
  isOffered(one: One): boolean;
  onAdd(one: One): void;
  /** Makes a new record of the words, where none has that name. */
  create?: LinkCreation<One>;
  error?: string | undefined;
}

interface Option {
  key: string;
  text: string;
  icon: IconName | IconPath;
  choose(): void;
}

const most = 8;

/** A search for records to link to: a combobox with a list (ARIA Authoring Practices). Enter adds the active or the first one. */
export function LinkSearch<One extends Linkable>({ label, onAdd, create, error, ...search }: LinkSearchProps<One>) {
  const { t } = useAdminText();
  const id = useId();
  const [words, setWords] = useState('');
  const typed = words.trim();
  const { offered, isNew, isFound, isFailed } = useOffered(typed, search);
  /** The words of a new record whose kind is asked. */
  const [kindAskedFor, setKindAskedFor] = useState<string | null>(null);
  const kinds = typed !== '' && kindAskedFor === typed ? create?.kinds : undefined;
  const isAskingKind = kinds !== undefined;

  const add = (one: One) => {
    onAdd(one);
    setWords('');
  };
  const make = async (kind?: string) => {
    setKindAskedFor(null);
    const made = await create?.make(typed, kind);
    if (made) add(made);
  };
  const options: Option[] = kinds
    ? kinds.map(({ code, name }) => ({ key: code, text: name, icon: actionIcons.add, choose: () => void make(code) }))
    : offered.map((one) => ({ key: String(one.id), text: one.name, icon: actionIcons.add, choose: () => add(one) }));
  if (create && isNew && !isAskingKind) {
    const choose = () => (create.kinds ? setKindAskedFor(typed) : void make());
    options.push({ key: 'new', text: create.label(typed), icon: 'pencil', choose });
  }

  // A choice holds for the options among which it was made.
  const shown = `${typed} ${isAskingKind}`;
  const [chosen, setChosen] = useState({ of: shown, index: none });
  const active = chosen.of === shown && chosen.index < options.length ? chosen.index : none;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const handleKey = (press: KeyboardEvent) => {
    if (press.nativeEvent.isComposing) return;
    const next = activeAfter(press.key, active, options.length);
    if (next !== null) setChosen({ of: shown, index: next });
    // Enter must not submit the form, nor make a record that nobody has chosen to make.
    else if (press.key === 'Enter') (options[active] ?? (offered.length > 0 ? options[0] : undefined))?.choose();
    else if (press.key === 'Escape' && words !== '') setWords('');
    else return;
    press.preventDefault();
  };

  return (
    <>
      <div className="field">
        <input
          type="search"
          role="combobox"
          aria-label={t('links.search', { label })}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === none ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          placeholder={t('links.placeholder')}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // Typing in the search does not count as a change of the record.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={handleKey}
        />
        {error && <p className="error">{error}</p>}
      </div>
      <p role="status" className={isAskingKind || isFailed ? 'text-sm text-mute' : 'sr-only'}>
        {isAskingKind
          ? t('links.kind', { name: typed })
          : isFailed
            ? t('links.failed')
            : isFound && t('shell.foundCount', { count: offered.length })}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={t('links.found')} className="flex flex-wrap gap-2">
        {options.map(({ key, text, icon, choose }, index) => (
          <button
            type="button"
            role="option"
            // The field keeps the focus; its keys choose.
            tabIndex={-1}
            key={key}
            id={`${id}-${index}`}
            aria-selected={index === active}
            className={`chip ${index === active ? 'outline-2 outline-focus' : ''}`}
            onMouseDown={(press) => press.preventDefault()}
            onClick={choose}
          >
            <Icon name={icon} size={16} />
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

/** What is found for the words; the result of an earlier search is not shown for newer ones. */
function useOffered<One extends Linkable>(
  typed: string,
  { name, find, isOffered }: Pick<LinkSearchProps<One>, 'name' | 'find' | 'isOffered'>,
): { offered: One[]; isNew: boolean; isFound: boolean; isFailed: boolean } {
  const searched = useDebounced(typed, limits.searchText.debounceMs);
  const isSearched = typed !== '' && searched === typed;
  const { data, isError } = useQuery({
    queryKey: ['linkable', name, searched],
    queryFn: () => find(searched),
    enabled: isSearched,
  });
  const found = isSearched ? data : undefined;
  return {
    offered: found?.filter(isOffered).slice(0, most) ?? [],
    isNew: found?.every((one) => !isSameName(one.name, typed)) ?? false,
    isFound: found !== undefined,
    isFailed: isSearched && isError,
  };
}

const isSameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();
