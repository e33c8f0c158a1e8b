import { usePageContext } from 'vike-react/usePageContext';
import { embedCode } from '../../../src/contract/embed.js';
import { localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { useCopy } from '../../../renderer/share/use-copy.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';

/** The code by which another site shows the photo with its credit. */
export function EmbedCode({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { origin } = usePageContext().site;
  const copy = useCopy();
  const code = embedCode({ photo, title: localized(photo, 'title', language), language, origin });
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
