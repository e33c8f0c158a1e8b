import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { absoluteUrl } from '../../src/contract/paths.js';
import { shareAddress, shareTargetsOf } from '../../src/contract/share-targets.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { useCopy } from './use-copy.js';

interface ShareCardProps {
  /** Path of the page, without language. */
  path: string;
  title: string;
  /** Path of the share image, or null. */
  image: string | null;
  /** The path to cite it by where that is not the page's own. */
  citedPath?: string | null;
  /** The citation, given the address. */
  cite: (url: string) => string;
  className?: string;
  /** Further ways to cite or show it elsewhere, below the citation. */
  children?: ReactNode;
}

/** Buttons to share a page, and its citation. */
export function ShareCard({ path, title, image, citedPath, cite, className = '', children }: ShareCardProps) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { origin } = site;
  const url = origin + withLanguage(language, path);
  const text = cite(citedPath ? origin + citedPath : url);
  const copy = useCopy();
  return (
    <section aria-labelledby="share" className={className}>
      <h2 id="share" className="mb-3 text-xl print:hidden">
        {t('share.title')}
      </h2>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {shareTargetsOf(site).map((target) => (
          <li key={target.name}>
            <a
              href={shareAddress(target, { url, title, image: image && absoluteUrl(image, origin) })}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={t('share.on', { network: target.name })}
              className="chip min-w-11 justify-center"
              onClick={openSmall}
            >
              {target.name}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" className="chip" onClick={() => void copy(url, t('share.linkCopied'))}>
            <Icon name="copy" size={16} />
            {t('share.copyLink')}
          </button>
        </li>
        <NativeShare url={url} title={title} />
      </ul>
      <div className="citation mt-6 border-l print:mt-0 print:break-inside-avoid border-ink pl-4 text-sm">
        <p className="eyebrow">{t('share.cite')}</p>
        <p className="mt-1 [overflow-wrap:anywhere] select-all">{text}</p>
        <button
          type="button"
          className="link mt-1 min-h-11 noscript:hidden"
          onClick={() => void copy(text, t('share.citationCopied'))}
        >
          {t('share.copyCitation')}
        </button>
      </div>
      {children}
    </section>
  );
}

/** The device's share dialog, where it has one. */
function NativeShare({ url, title }: { url: string; title: string }) {
  const { t } = useText();
  const isOffered = useSyncExternalStore(neverChanges, () => 'share' in navigator, onServer);
  if (!isOffered) return null;
  return (
    <li>
      {/* Cancelling the dialog is no error. */}
      <button
        type="button"
        className="chip"
        onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
      >
        <Icon name="share" size={16} />
        {t('share.device')}
      </button>
    </li>
  );
}

const neverChanges = () => () => undefined;
const onServer = () => false;

/** Opens a small window of 600x400. Where pop-ups are blocked, or with a modifier key, the link works as usual. */
function openSmall(click: MouseEvent<HTMLAnchorElement>): void {
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return;
  const small = window.open(click.currentTarget.href, 'share', 'popup,width=600,height=400');
  if (!small) return;
  small.opener = null;
  click.preventDefault();
}
