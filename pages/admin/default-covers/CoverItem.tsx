import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { AdminDefaultCover } from '../../../src/contract/default-cover.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { failureText } from '../../../renderer/admin/failure-text.js';
import { FileButton } from '../../../renderer/admin/FileButton.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface CoverItemProps {
  cover: AdminDefaultCover;
  type: EntityType;
  /** Vertical focus of the preview. */
  position: number;
  isBusy: boolean;
  /** The places that it can go to; null at the ends. */
  earlier: number | null;
  later: number | null;
  onPlace(sortOrder: number): void;
  onReplace(image: File): void;
  onRemove(): void;
}

/** A cover as a card crops it, whether it is shown, and what can be done with it. */
export function CoverItem({ cover, type, position, isBusy, earlier, later, ...on }: CoverItemProps) {
  const { t, language } = useAdminText();
  const { sortOrder, imageUrl, failure } = cover;
  const about = { name: localized(type, 'name', language), place: sortOrder };
  const shown = { coverPhoto: null, coverImage: imageUrl, imageUrl: null, coverPhotoPosition: position };
  return (
    <li className="min-w-0">
      <div className={`aspect-8/5 overflow-hidden bg-mount ${cover.isShown ? 'outline-2 outline-brand' : ''}`}>
        <EntityCover entity={shown} type={type} sizes="24rem" />
      </div>
      <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold tabular-nums">{t('defaultCovers.place', { place: sortOrder })}</span>
        <CoverState cover={cover} />
      </div>
      {failure && <p className="text-sm text-danger">{failureText(failure, language)}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-1 noscript:hidden">
        <MoveButton
          icon="arrow-left"
          label={t(earlier === 1 ? 'defaultCovers.setAside' : 'defaultCovers.earlier', about)}
          to={earlier}
          isBusy={isBusy}
          onPlace={on.onPlace}
        />
        <MoveButton
          icon="arrow-right"
          label={t('defaultCovers.later', about)}
          to={later}
          isBusy={isBusy}
          onPlace={on.onPlace}
        />
        <span className="grow" />
        <FileButton
          text={t('defaultCovers.replace')}
          label={t('defaultCovers.replaceItem', about)}
          isBusy={isBusy}
          onFile={on.onReplace}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={t('defaultCovers.removeItem', about)}
          title={t('defaultCovers.remove')}
          disabled={isBusy}
          onClick={on.onRemove}
        >
          <Icon name={actionIcons.remove} size={18} />
        </button>
      </div>
    </li>
  );
}

function CoverState({ cover: { isShown, isProcessing, failure, sortOrder } }: Pick<CoverItemProps, 'cover'>) {
  const { t } = useAdminText();
  return (
    <>
      {isShown && <span className="badge badge-success">{t('defaultCovers.shown')}</span>}
      {sortOrder === 1 && <span className="badge">{t('defaultCovers.aside')}</span>}
      {isProcessing && (
        <span role="status" className="badge badge-caution">
          {t('defaultCovers.processing')}
        </span>
      )}
      {failure && <span className="badge badge-danger">{t('defaultCovers.failed')}</span>}
    </>
  );
}

interface MoveButtonProps {
  icon: 'arrow-left' | 'arrow-right';
  label: string;
  to: number | null;
  isBusy: boolean;
  onPlace(sortOrder: number): void;
}

/** Stays focusable at the ends of the order and while its cover moves. */
const MoveButton = ({ icon, label, to, isBusy, onPlace }: MoveButtonProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={label}
    title={label}
    aria-disabled={to === null || isBusy}
    onClick={() => to !== null && !isBusy && onPlace(to)}
  >
    <Icon name={icon} size={18} />
  </button>
);
