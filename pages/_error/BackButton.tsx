import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

/** Goes one step back in the history; to the home page without scripts or without a history. */
export function BackButton() {
  const { t } = useText();
  return (
    <>
      <button type="button" className="btn btn-primary noscript:hidden" onClick={goBack}>
        <Icon name="arrow-left" /> {t('common.back')}
      </button>
      <Link to="/" className="btn btn-primary hidden noscript:inline-flex">
        {t('notFound.home')}
      </Link>
    </>
  );
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
