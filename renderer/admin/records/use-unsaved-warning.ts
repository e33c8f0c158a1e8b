import { useEffect } from 'react';

/** Asks before leaving a page with unsaved input: by a link, by Back, or by closing it. */
export function useUnsavedWarning(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leaves(link, click) || window.confirm(question)) return;
      click.preventDefault();
      // Otherwise Vike's router would follow the link.
      click.stopPropagation();
    };
    // With the Navigation API, which not every browser has yet, Back can be stopped as well.
    const history = 'navigation' in window ? window.navigation : undefined;
    const handleNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse' && event.cancelable && !window.confirm(question)) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, { capture: true });
    history?.addEventListener('navigate', handleNavigate);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, { capture: true });
      history?.removeEventListener('navigate', handleNavigate);
    };
  }, [isUnsaved, question]);
}

/**
 * True for a link to another page of the site in this window. All other links unload the page, which has its own
 * warning.
 */
const leaves = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.target !== '_blank' &&
  !(ctrlKey || metaKey || shiftKey) &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;
