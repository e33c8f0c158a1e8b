import { needsServer } from '../../../src/contract/static-site/needs-server.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** Leads to where members suggest corrections. */
export function StageQuestion() {
  const { t } = useText();
  return (
    <p {...needsServer} className="text-sm print:hidden">
      <a href="#suggest-title" className="link touch">
        {t('suggestion.title')}
      </a>
    </p>
  );
}
