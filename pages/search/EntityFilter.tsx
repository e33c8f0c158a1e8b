import { lazy, useEffect, useId, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ChoiceFilter } from '../../renderer/lists/ChoiceFilter.js';
import { OnDemand } from '../../renderer/loading/OnDemand.js';
import { searchPath } from '../../renderer/search/search-filters.js';
import type { Data } from './+data.shared.js';

const load = async () => ({ default: (await import('./EntityOptions.js')).EntityOptions });
const preload = (): void => void load().catch(() => undefined);
const EntityOptions = lazy(load);

/**
 * The record card that photos show: a field that searches all cards while one types, whose code is loaded with the focus.
 * Without scripts a select of the chosen category's cards.
 */
export function EntityFilter({ data }: { data: Data }) {
  const { t, language } = useText();
  const { filters, entities } = data;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Null while no cards are offered. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = filters.entityId;
  const name = entities.find((entity) => entity.id === chosen)?.name ?? '';

  const show = (text: string) => {
    if (field.current) field.current.value = text;
  };
  // Back and Forward change the card.
  useEffect(() => show(name), [name]);
  const close = () => {
    setTyped(null);
    show(name);
  };
  const choose = (entityId: number | null) => {
    setTyped(null);
    if (entityId === chosen) show(name);
    else
      void navigate(pageAddress(language, searchPath({ ...filters, entityId, page: 1 })), { keepScrollPosition: true });
  };

  // One card of a category: without one, there are too many. A card that is chosen stays, so that it can be taken away.
  if (entities.length === 0 || (filters.entityTypeCode === '' && chosen === null)) return null;
  return (
    <>
      <div className="field relative [@media(scripting:none)]:hidden">
        <label htmlFor={id}>{t('search.entityLabel')}</label>
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('search.allEntities')}
          defaultValue={name}
          onFocus={({ currentTarget }) => {
            preload();
            currentTarget.select();
          }}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onClick={() => setTyped((shown) => shown ?? '')}
          onBlur={() => (field.current?.value.trim() === '' && chosen !== null ? choose(null) : close())}
        />
        {typed !== null && (
          <OnDemand>
            <EntityOptions
              id={`${id}-list`}
              field={field}
              typed={typed}
              type={filters.entityTypeCode}
              onChoice={choose}
              onClose={close}
            />
          </OnDemand>
        )}
      </div>
      <ChoiceFilter
        key={filters.entityTypeCode}
        name="entityId"
        label={t('search.entityLabel')}
        options={[
          { value: '', text: t('search.allEntities') },
          ...entities.map((entity) => ({ value: entity.id, text: entity.name })),
        ]}
        chosen={String(chosen ?? '')}
        className="[@media(scripting:enabled)]:hidden"
      />
    </>
  );
}
