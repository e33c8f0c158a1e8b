import { useEffect } from 'react';

/** Asks before a page is left on which something was typed and not saved: by a link, by Back, or by closing it. */
export function useUnsavedWarning(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leaves(link, click) || window.confirm(question)) return;
      click.preventDefault();
      // Vike would follow the link all the same.
      click.stopPropagation();
    };
    // Where the browser knows it (it comes to all of them), Back can be held as well.
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

/** In this window, to another page of the site; what goes elsewhere is asked about when the page unloads. */
const leaves = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.target !== '_blank' &&
  !(ctrlKey || metaKey || shiftKey) &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;
