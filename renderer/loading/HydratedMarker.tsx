import { useEffect } from 'react';

/** Sets `<html data-hydrated>` after hydration: before it, links and forms work, but nothing that needs scripts. */
export function HydratedMarker() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
