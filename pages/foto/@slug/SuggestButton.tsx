import { lazy, type MouseEvent, useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import { withLanguage } from '../../../src/contract/languages.js';
import { accountPaths, photoPath, suggestHash } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { useViewer } from '../../../renderer/layout/use-viewer.js';
import { fetchViewer } from '../../../renderer/layout/viewer-store.js';
import { OnDemand } from '../../../renderer/loading/OnDemand.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

const SuggestDialog = lazy(async () => ({
  default: await (await import('../../../renderer/contributions/load-suggest-dialog.js')).loadSuggestDialog(),
}));

/** Opens the dialog for members. For everybody else, and without scripts, it is a link to the sign-in. */
export function SuggestButton({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { user } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const signIn = `/auth?redirect=${encodeURIComponent(withLanguage(language, photoPath(photo.slug)) + suggestHash)}`;

  const isMember = user !== null;
  useEffect(() => {
    if (!isMember || location.hash !== suggestHash) return;
    const opening = requestAnimationFrame(() => {
      history.replaceState(history.state, '', location.pathname + location.search);
      setIsOpen(true);
    });
    return () => cancelAnimationFrame(opening);
  }, [isMember]);

  const open = async () => {
    const viewer = await fetchViewer().catch(() => null);
    if (viewer) return setIsOpen(true);
    showToast({
      kind: 'warning',
      title: t('marks.signInRequired'),
      text: t('suggestion.signInText'),
      topic: 'suggest',
    });
    await navigate(withLanguage(language, signIn));
  };
  const handleClick = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link.
    click.stopPropagation();
    void open();
  };

  const content = (
    <>
      <Icon name="pencil" />
      {t('suggestion.suggest')}
    </>
  );
  return (
    <>
      {isMember ? (
        <button type="button" className="btn btn-outline" onClick={handleClick}>
          {content}
        </button>
      ) : (
        <Link to={accountPaths.signIn} rel="nofollow" className="btn btn-outline" onClick={handleClick}>
          {content}
        </Link>
      )}
      {isOpen && (
        <OnDemand onMissing={() => setIsOpen(false)}>
          <SuggestDialog photo={photo} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
