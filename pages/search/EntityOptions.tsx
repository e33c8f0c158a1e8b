import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { localized, localizedFields } from '../../src/contract/localized.js';
import { asQuery } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { queryClient } from '../../renderer/api/query-client.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { activeAfter, none } from '../../renderer/search/suggest/active-option.js';
import { useDebounced } from '../../renderer/ui/use-debounced.js';

/** Without a text, those with the most photos. */
const offeredMax = 8;
const fields = ['id', ...localizedFields('name'), 'photo_count', 'matchedAlias'].join();

interface EntityOptionsProps {
  /** The combobox, which has the focus. */
  field: RefObject<HTMLInputElement | null>;
  /** Of the list, which the field names. */
  id: string;
  typed: string;
  /** Code of the chosen category; empty for all. */
  type: string;
  onChoice(entityId: number | null): void;
  onClose(): void;
}

/** The record cards with photos that match what is typed, in ARIA's pattern of a combobox with a list. */
export function EntityOptions({ id, field, typed, type, onChoice, onClose }: EntityOptionsProps) {
  const { t, language } = useText();
  const q = useDebounced(typed.trim(), limits.searchText.debounceMs);
  const { data, isFetched } = useQuery(
    asQuery(
      queries.entityList({
        ...(q && { q }),
        ...(type && { type }),
        sort: q ? 'relevance' : 'photos',
        pageSize: offeredMax,
        fields,
      }),
    ),
    queryClient(),
  );
  const options = (data?.items ?? []).filter((entity) => entity.photo_count > 0);
  const [chosen, setChosen] = useState({ q, index: none });
  const active = chosen.q === q ? chosen.index : none;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(options.length > 0));
    if (active === none) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    const handleKey = (press: KeyboardEvent) => {
      if (press.isComposing) return;
      const next = activeAfter(press.key, active, options.length);
      if (next !== null) setChosen({ q, index: next });
      else if (press.key === 'Escape') onClose();
      else if (press.key === 'Enter')
        onChoice((options[active] ?? (typed.trim() ? options[0] : undefined))?.id ?? null);
      else return;
      press.preventDefault();
    };
    input.addEventListener('keydown', handleKey);
    return () => {
      input.removeEventListener('keydown', handleKey);
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    };
  });

  return (
    <>
      <p role="status" className="sr-only">
        {isFetched && t('entities.count', { count: options.length, number: formatNumber(options.length, language) })}
      </p>
      <div
        role="listbox"
        id={id}
        aria-label={t('search.entityLabel')}
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto overscroll-contain border border-edge bg-surface shadow-print"
      >
        {options.map((entity, index) => (
          // The field keeps the focus; its keys choose.
          <button
            type="button"
            key={entity.id}
            role="option"
            tabIndex={-1}
            id={optionId(index)}
            aria-selected={index === active}
            className={`flex min-h-11 w-full items-center justify-between gap-3 px-3.5 py-2 text-start text-sm leading-snug ${
              index === active ? 'bg-mount text-brand' : ''
            }`}
            onPointerMove={() => index === active || setChosen({ q, index })}
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onChoice(entity.id)}
          >
            <span className="min-w-0">
              {localized(entity, 'name', language)}
              {entity.matchedAlias && <span className="block text-mute">{entity.matchedAlias}</span>}
            </span>
            <span className="flex-none text-mute tabular-nums">{formatNumber(entity.photo_count, language)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
