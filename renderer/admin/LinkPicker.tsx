import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Renditions } from '../../src/contract/image.js';
import { limits } from '../../src/contract/limits.js';
import { Picture } from '../photos/Picture.js';
import { Icon } from '../ui/icons/Icon.js';
import { useAdminText } from './use-admin-text.js';
import { useDebounced } from '../ui/use-debounced.js';

export interface Linkable {
  id: number;
  name: string;
  /** Of a photograph. */
  image?: Renditions | null;
}

interface LinkPickerProps {
  /** Name of the field in API errors; also part of the cache key of its search results. */
  name: string;
  label: string;
  hint?: string;
  chosen: readonly Linkable[];
  onChange(chosen: Linkable[]): void;
  /** Records whose name contains the words; the first few are offered. */
  find(words: string): Promise<Linkable[]>;
  /** The order matters: the first record is the most important. */
  isOrdered?: boolean;
  error: string | undefined;
}

/** Picks the records that this one links to: a list of the chosen ones, and a search for more. */
export function LinkPicker({ name, label, hint, chosen, onChange, find, isOrdered, error }: LinkPickerProps) {
  const { t } = useAdminText();
  const id = useId();
  const [words, setWords] = useState('');
  const typed = words.trim();
  const searched = useDebounced(typed, limits.searchText.debounceMs);
  // The result of an earlier search is not shown for newer words.
  const isSearched = typed !== '' && searched === typed;
  const { data: found = [] } = useQuery({
    queryKey: ['linkable', name, searched],
    queryFn: () => find(searched),
    enabled: isSearched,
  });
  const isNew = ({ id: candidate }: Linkable) => chosen.every((one) => one.id !== candidate);
  const offered = isSearched ? found.filter(isNew).slice(0, most) : [];
  const add = (one: Linkable) => {
    onChange([...chosen, one]);
    setWords('');
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter') return;
    // Enter must not submit the form.
    press.preventDefault();
    if (offered[0]) add(offered[0]);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid content-start gap-2">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      {hint && <p className="text-xs text-mute">{hint}</p>}
      {chosen.length > 0 && (
        <ol className="border-t border-line">
          {chosen.map((one, index) => (
            <li key={one.id} className="flex min-h-11 items-center gap-1 border-b border-line text-sm">
              {one.image && (
                <span className="mount mount-fit my-1.5 mr-2 aspect-4/3 w-16 shrink-0 p-1">
                  <Picture image={one.image} alt="" sizes="4rem" />
                </span>
              )}
              <span className="min-w-0 grow font-medium">{one.name}</span>
              {isOrdered && index > 0 && (
                <button
                  type="button"
                  className="link min-h-11 px-2 text-sm"
                  onClick={() => onChange(first(one, chosen))}
                >
                  {t('links.makeFirst')}
                  <span className="sr-only">: {one.name}</span>
                </button>
              )}
              <button
                type="button"
                className="icon-btn"
                aria-label={t('links.remove', { name: one.name })}
                onClick={() => onChange(chosen.filter((other) => other.id !== one.id))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="field">
        <input
          type="search"
          aria-label={t('links.search', { label })}
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
      <ul aria-label={t('links.found')} className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <li key={one.id}>
            <button type="button" className="chip" onClick={() => add(one)}>
              <Icon name="plus" size={16} />
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const most = 8;

const first = (one: Linkable, all: readonly Linkable[]): Linkable[] => [one, ...all.filter(({ id }) => id !== one.id)];
