import { useId } from 'react';
import { Picture } from '../../photos/Picture.js';
import { Icon } from '../../ui/icons/Icon.js';
import { type Linkable, type LinkCreation, LinkSearch } from './LinkSearch.js';
import { useAdminText } from '../use-admin-text.js';

export interface LinkPickerProps {
  /** Name of the field in API errors; also part of the cache key of its search results. */
  name: string;
  label: string;
  hint?: string;
  chosen: readonly Linkable[];
  onChange(chosen: Linkable[]): void;
  /** Records that match the words, the best first; the first few are offered. */
  find(words: string): Promise<Linkable[]>;
  /** The order matters: the first record is the most important. */
  isOrdered?: boolean;
  create?: LinkCreation<Linkable>;
  error: string | undefined;
}

/** Picks the records that this one links to: a list of the chosen ones, and a search for more. */
export function LinkPicker({ name, label, hint, chosen, onChange, find, isOrdered, create, error }: LinkPickerProps) {
  const { t } = useAdminText();
  const id = useId();
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
      <LinkSearch
        name={name}
        label={label}
        find={find}
        isOffered={({ id: candidate }) => chosen.every((one) => one.id !== candidate)}
        onAdd={(one) => onChange([...chosen, one])}
        {...(create && { create })}
        error={error}
      />
    </div>
  );
}

const first = (one: Linkable, all: readonly Linkable[]): Linkable[] => [one, ...all.filter(({ id }) => id !== one.id)];
