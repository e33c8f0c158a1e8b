import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Annotation } from '../../src/contract/annotation.js';
import { contentStateParameter } from '../../src/contract/paths.js';
import type { Photo, PhotoNeighbours } from '../../src/contract/photo.js';
import { useText } from '../i18n/use-text.js';
import type { LoadedZoom } from './load-zoom.js';
import { leaveEnlarged, useIsEnlarged } from './zoom-address.js';

interface ZoomProps {
  photo: Photo;
  /** What its parts show. */
  annotations: Annotation[];
  /** Before and after it by year. */
  neighbours: PhotoNeighbours;
}

/** The enlarged photo, while the address asks for it. Nothing of it is loaded before. */
export function Zoom(props: ZoomProps) {
  const { language } = useText();
  const { photo } = props;
  const { origin } = usePageContext().site;
  const isEnlarged = useIsEnlarged();
  const [loaded, setLoaded] = useState<LoadedZoom | null>(null);
  useEffect(() => {
    if (!isEnlarged) return;
    let isWanted = true;
    import('./load-zoom.js')
      .then(({ loadZoom }) => loadZoom(language))
      .then(
        (zoom) => isWanted && setLoaded(zoom),
        // The page's banner says that a part of the site did not load.
        () => isWanted && leaveEnlarged(),
      );
    return () => {
      isWanted = false;
    };
  }, [isEnlarged, language]);
  useEffect(() => {
    if (location.search.includes(`${contentStateParameter}=`))
      void import('./open-content-state.js').then(
        ({ openContentState }) => openContentState(photo, { origin, language }),
        // The page is as without the state.
        () => undefined,
      );
  }, [photo, origin, language]);
  if (!isEnlarged || !loaded) return null;
  const { ZoomDialog, zoomText } = loaded;
  return <ZoomDialog {...props} zoomText={zoomText} />;
}
