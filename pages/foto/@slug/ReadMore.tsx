import { useState } from 'react';
import { limits } from '../../../src/contract/limits.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { splitText } from './split-text.js';

/**
 * A long description whose end appears after a moment, or at once on request. The whole text is in the HTML and only
 * CSS delays it (utility late): without scripts, in print and with reduced motion all of it shows.
 */
export function ReadMore({ text, lang }: { text: string; lang: string | undefined }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [beginning, rest] = splitText(text, limits.readMore.characters);
  return (
    <div className="late max-w-[62ch] whitespace-pre-line">
      <p lang={lang} dir="auto">
        {beginning}
        {rest && (
          <>
            {!isOpen && (
              <span className="leave-late" aria-hidden="true">
                …
              </span>
            )}
            <span className={isOpen ? undefined : 'reveal-late'}>{rest}</span>
          </>
        )}
      </p>
      {rest && !isOpen && (
        <button type="button" className="link leave-late mt-3 min-h-11 text-base" onClick={() => setIsOpen(true)}>
          {t('photo.readMore')}
        </button>
      )}
    </div>
  );
}
