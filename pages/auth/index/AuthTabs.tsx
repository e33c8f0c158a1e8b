import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { type AuthTab, authTabPath, authTabs } from './auth-tabs.js';

interface AuthTabsProps {
  chosen: AuthTab;
  redirect: string | undefined;
  onChoice(tab: AuthTab): void;
}

/** Links without scripts; with them the other form comes at once. */
export function AuthTabs({ chosen, redirect, onChoice }: AuthTabsProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);

  const handleClick = (click: MouseEvent, tab: AuthTab) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    // Vike would follow the link all the same.
    click.stopPropagation();
    onChoice(tab);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'ArrowLeft' && press.key !== 'ArrowRight') return;
    const other = authTabs.find((tab) => tab !== chosen) ?? chosen;
    onChoice(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('auth.tabs')} className="tabs mt-8" onKeyDown={handleKey}>
      {authTabs.map((tab) => (
        <Link
          key={tab}
          id={`tab-${tab}`}
          to={authTabPath(tab, redirect)}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? 'auth-panel' : undefined}
          onClick={(click) => handleClick(click, tab)}
        >
          {t(`auth.${tab}.tab`)}
        </Link>
      ))}
    </div>
  );
}
