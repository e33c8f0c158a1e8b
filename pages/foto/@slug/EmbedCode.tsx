import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import { embedPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { useCopy } from '../../../renderer/share/use-copy.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';

/** The frame in pixels: as wide as a column of text, and at most so high, with the lines below the picture. */
const width = 640;
const maxImageHeight = 640;
const captionHeight = 120;

/** The code by which another site shows the photo with its credit. */
export function EmbedCode({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { origin } = usePageContext().site;
  const copy = useCopy();
  const imageHeight = Math.round((width * photo.image.height) / photo.image.width);
  const height = Math.min(imageHeight, maxImageHeight) + captionHeight;
  const title = asAttribute(localized(photo, 'title', language));
  const src = asAttribute(origin + embedPath(photo.slug, language));
  const code = `<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return (
    <div className="print:hidden">
      <Disclosure label={t('share.embed')}>
        <div className="mt-4 border-l pl-4 text-sm">
          <p className="text-mute">{t('share.embedText')}</p>
          <p className="eyebrow mt-4">{t('share.embedCode')}</p>
          <p className="mt-1 [overflow-wrap:anywhere] select-all">
            <code>{code}</code>
          </p>
          <button
            type="button"
            className="link mt-1 min-h-11 noscript:hidden"
            onClick={() => void copy(code, t('share.codeCopied'))}
          >
            {t('share.copyCode')}
          </button>
        </div>
      </Disclosure>
    </div>
  );
}

const asAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
