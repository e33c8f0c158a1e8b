import { usePageContext } from 'vike-react/usePageContext';
import { presentationPath } from '../../src/contract/paths.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../i18n/use-text.js';

interface ManifestLinkProps {
  kind: 'photo' | 'entity';
  id: number;
}

/** The record for image viewers, into which the link can also be dragged: they look for `manifest` in its address. */
export function ManifestLink({ kind, id }: ManifestLinkProps) {
  const { t } = useText();
  const manifest = `${usePageContext().site.origin}${presentationPath(kind, id)}/manifest.json`;
  return (
    <p {...needsServer} className="mt-2 print:hidden">
      <a
        href={`${manifest}?manifest=${manifest}`}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {t('share.manifest')}
      </a>
    </p>
  );
}
