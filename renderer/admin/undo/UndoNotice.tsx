import { useText } from '../../i18n/use-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import type { Undo } from './use-undo.js';

/** Says what was done, with a button that undoes it. The region is always there, so that its text is announced. */
export function UndoNotice({ last, isBusy, undo, dismiss }: Undo) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <div role="status" className={last ? 'my-4' : ''}>
      {last && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm bg-success-bg py-1 pr-1 pl-4 text-sm">
          <Icon name="check" className="shrink-0 text-success" />
          <p className="min-w-0 grow py-2">{last.text}</p>
          <button type="button" className="link min-h-11 font-semibold" disabled={isBusy} onClick={() => void undo()}>
            {t('undo.action')}
          </button>
          <button type="button" className="icon-btn" aria-label={site('common.close')} onClick={dismiss}>
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
