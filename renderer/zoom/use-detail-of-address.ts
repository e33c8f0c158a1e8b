import { useEffect } from 'react';
import type { DeepZoom } from './deep-zoom.js';
import { detailOfHash } from './detail-address.js';

/** Shows the detail that the address asks for, also when another one is asked for later. @param deepZoom once the photo is drawn */
export function useDetailOfAddress(deepZoom: DeepZoom | null): void {
  useEffect(() => {
    if (!deepZoom) return;
    const show = (): void => {
      const detail = detailOfHash(location.hash);
      if (detail) deepZoom.showDetail(detail);
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [deepZoom]);
}
