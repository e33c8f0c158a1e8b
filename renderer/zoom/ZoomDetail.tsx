import { useId, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { contentStateParameter } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { useText } from '../i18n/use-text.js';
import { contentStateOf } from './content-state.js';
import type { DeepZoom } from './deep-zoom.js';
import { hashOfDetail } from './detail-address.js';
import { ZoomCopy } from './ZoomCopy.js';
import { shownSide } from './photo-sides.js';
import type { TranslateForZoom } from './zoom-texts.js';

interface ZoomDetailProps {
  photo: Photo;
  deepZoom: DeepZoom | null;
  zoomText: TranslateForZoom;
}

/** Links to what is seen of the enlarged photo: in the archive, and for other image viewers (IIIF Content State API 1.0). */
export function ZoomDetail({ photo, deepZoom, zoomText }: ZoomDetailProps) {
  const { language } = useText();
  const { origin } = usePageContext().site;
  const id = useId();
  const [links, setLinks] = useState<{ address: string; state: string } | null>(null);
  const readDetail = (): void => {
    const detail = deepZoom?.visibleRegion();
    if (!detail) return;
    const side = shownSide(photo);
    const page = origin + withLanguage(language, side.path);
    setLinks({
      address: page + hashOfDetail(detail),
      state: `${page}?${contentStateParameter}=${contentStateOf(side, detail, origin)}`,
    });
  };
  return (
    <>
      <button
        type="button"
        className="zoom-place"
        popoverTarget={id}
        aria-disabled={deepZoom === null}
        onClick={(click) => deepZoom === null && click.preventDefault()}
      >
        {zoomText('detail')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={zoomText('detail')}
        className="zoom-detail"
        onBeforeToggle={({ newState }) => newState === 'open' && readDetail()}
        // The arrow keys move within the fields, not the photo.
        onKeyDown={(key) => key.stopPropagation()}
      >
        {links && (
          <>
            <ZoomCopy label={zoomText('detailAddress')} text={links.address} zoomText={zoomText} />
            <ZoomCopy label={zoomText('detailState')} text={links.state} zoomText={zoomText} />
          </>
        )}
      </div>
    </>
  );
}
