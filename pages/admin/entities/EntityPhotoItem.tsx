import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { LinkedPhoto } from '../../../src/contract/entity.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import { editPhotoPath } from '../../../renderer/admin/admin-photo-queries.js';
import { MoveButtons } from '../../../renderer/admin/order/MoveButtons.js';
import type { ItemDrag } from '../../../renderer/admin/order/use-drag-order.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface EntityPhotoItemProps {
  photo: LinkedPhoto;
  index: number;
  count: number;
  isDragged: boolean;
  drag: ItemDrag;
  onMove(to: number): void;
  onRemove(): void;
}

/** A photo of an entity, which is moved among the others by dragging or by buttons. On a phone it is a row of a list. */
export function EntityPhotoItem({ photo, index, count, isDragged, drag, onMove, onRemove }: EntityPhotoItemProps) {
  const { t, language } = useAdminText();
  const name = photoName(photo, language);
  return (
    <li
      draggable
      {...drag}
      className={`min-w-0 cursor-grab max-sm:flex max-sm:gap-4 max-sm:border-b max-sm:border-line max-sm:pt-3 max-sm:pb-1 ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="mount mount-fit aspect-4/3 self-start p-2 max-sm:w-26 max-sm:shrink-0 max-sm:p-1.5">
        {photo.image && <Picture image={photo.image} alt="" sizes="12rem" />}
      </div>
      <div className="min-w-0 grow">
        <p className="flex gap-2 text-sm leading-snug sm:mt-2">
          <span className="shrink-0 text-mute tabular-nums">{index + 1}</span>
          <Link
            to={editPhotoPath(photo.id)}
            draggable={false}
            className="line-clamp-2 min-w-0 font-medium hover:underline"
          >
            {[name, photo.year].filter(Boolean).join(', ')}
          </Link>
        </p>
        {photo.status !== 'published' && (
          <span className={`badge mt-1 ${stateTone[photo.status].badge}`}>{t(`photos.status.${photo.status}`)}</span>
        )}
        <div className="quiet-buttons flex items-center max-sm:-ml-3">
          <MoveButtons name={name} index={index} count={count} isGrid onMove={onMove} />
          {index > 0 && (
            <button
              type="button"
              className="icon-btn"
              aria-label={`${t('links.makeFirst')}: ${name}`}
              title={t('links.makeFirst')}
              onClick={() => onMove(0)}
            >
              <Icon name={actionIcons.first} size={18} />
            </button>
          )}
          <button
            type="button"
            className="icon-btn ml-auto"
            aria-label={t('links.remove', { name })}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      </div>
    </li>
  );
}
