import type { Photo } from '../../../src/contract/photo.js';
import { needsServer } from '../../../src/contract/static-site/needs-server.js';
import { SuggestButton } from './SuggestButton.js';
import { useText } from '../../../renderer/i18n/use-text.js';

export function SuggestCorrection({ photo }: { photo: Photo }) {
  const { t } = useText();
  return (
    <section {...needsServer} aria-labelledby="suggest-title" className="self-start bg-mount p-6 print:hidden">
      <h2 id="suggest-title" className="text-xl">
        {t('suggestion.title')}
      </h2>
      <p className="mt-2 mb-4 text-sm">{t('suggestion.lead')}</p>
      <SuggestButton photo={photo} />
    </section>
  );
}
