import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Renditions } from '../../src/contract/image.js';
import { limits } from '../../src/contract/limits.js';
import { Icon } from '../ui/icons/Icon.js';
import { useDebounced } from '../ui/use-debounced.js';
import { useAdminText } from './use-admin-text.js';

export interface Linkable {
  id: number;
  name: string;
  /** Of a photograph. */
  image?: Renditions | null;
}

export interface LinkCreation<One extends Linkable> {
  label(words: string): string;
  /** Resolves with null when it was not made, which is said elsewhere. */
  make(words: string): Promise<One | null>;
}

interface LinkSearchProps<One extends Linkable> {
  /** Part of the cache key of the results. */
  name: string;
  label: string;
  /** Records whose name contains the words; the first few are offered. */
  find(words: string): Promise<One[]>;
  /** False for records that are linked already. */
  isOffered(one: One): boolean;
  onAdd(one: One): void;
  /** Makes a new record of the words, where none has that name. */
  create?: LinkCreation<One>;
  error?: string | undefined;
}

/** A search for records to link to. Enter adds the first one. */
export function LinkSearch<One extends Linkable>({
  name,
  label,
  find,
  isOffered,
  onAdd,
  create,
  error,
}: LinkSearchProps<One>) {
  const { t } = useAdminText();
  const [words, setWords] = useState('');
  const typed = words.trim();
  const searched = useDebounced(typed, limits.searchText.debounceMs);
  // The result of an earlier search is not shown for newer words.
  const isSearched = typed !== '' && searched === typed;
  const { data: found = [], isSuccess } = useQuery({
    queryKey: ['linkable', name, searched],
    queryFn: () => find(searched),
    enabled: isSearched,
  });
  const offered = isSearched ? found.filter(isOffered).slice(0, most) : [];
  const add = (one: One) => {
    onAdd(one);
    setWords('');
  };
  const isNew = isSearched && isSuccess && found.every((one) => !isSameName(one.name, typed));
  const handleCreate = async () => {
    const made = await create?.make(typed);
    if (made) add(made);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter') return;
    // Enter must not submit the form.
    press.preventDefault();
    if (offered[0]) add(offered[0]);
  };
  return (
    <>
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
        {create && isNew && (
          <li>
            <button type="button" className="chip" onClick={() => void handleCreate()}>
              <Icon name="pencil" size={16} />
              {create.label(typed)}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

const isSameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const most = 8;
