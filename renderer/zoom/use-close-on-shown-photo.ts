import { useEffect, useEffectEvent } from 'react';
import { navigate } from 'vike/client/router';
import type { ListPosition } from '../photos/steps/list-position.js';
import { announce, enlargedOn, isEnlarged } from './zoom-address.js';

/**
 * Back leads to the page on which a photo was enlarged. Where another one has been gone on to since, the entry of that page
 * becomes the one of the photo shown, whose page is below it already.
 */
export function useCloseOnShownPhoto(photoId: number, listPosition: ListPosition | null): void {
  const close = useEffectEvent((path: string) => {
    history.replaceState(history.state, '', path);
    announce();
    // Vike's router, which listens before this, has begun to load the other page: a newer navigation ends that.
    void navigate(path, { keepScrollPosition: true, pageContext: { listPosition } });
  });
  useEffect(() => {
    const opened = enlargedOn();
    const shown = location.pathname;
    if (opened === undefined || opened === shown) return;
    const handlePop = () => {
      if (location.pathname === opened && !isEnlarged()) close(shown);
    };
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, [photoId]);
}
