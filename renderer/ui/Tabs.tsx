import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from '../layout/Link.js';

interface TabsProps<Key extends string> {
  /** Prefix of ids: `profile` gives the panel `profile-panel`. */
  id: string;
  label: string;
  tabs: { key: Key; label: string; path: string }[];
  chosen: Key;
  onChoice(key: Key): void;
  children: ReactNode;
}

/** Links without scripts; with scripts the other panel opens at once. */
export function Tabs<Key extends string>({ id, label, tabs, chosen, onChoice, children }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const handleClick = (click: MouseEvent, key: Key) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link.
    click.stopPropagation();
    onChoice(key);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
    if (step === 0) return;
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoice(next.key);
    list.current?.querySelector<HTMLElement>(`#${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={handleKey}>
        {tabs.map(({ key, label: text, path }) => (
          <Link
            key={key}
            id={`${id}-${key}`}
            to={path}
            role="tab"
            aria-selected={key === chosen}
            aria-controls={key === chosen ? `${id}-panel` : undefined}
            onClick={(click) => handleClick(click, key)}
          >
            {text}
          </Link>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="mt-8">
        {children}
      </div>
    </>
  );
}
