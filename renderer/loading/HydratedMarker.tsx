import { useEffect } from 'react';

/** Says on `<html data-alive>` that the page answers: until then links and forms work, and what only scripts do does not. */
export function HydratedMarker() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return null;
}
