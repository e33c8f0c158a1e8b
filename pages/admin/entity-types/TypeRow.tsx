import { Fragment } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { localized, localizedField } from '../../../src/contract/localized.js';
import { adminEntitiesPath } from '../../../renderer/admin/admin-entity-queries.js';
import { MoveButtons } from '../../../renderer/admin/order/MoveButtons.js';
import type { ItemDrag } from '../../../renderer/admin/order/use-drag-order.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { EntityTypeIcon } from '../../../renderer/ui/icons/EntityTypeIcon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { editEntityTypePath } from './entity-type-paths.js';

interface TypeRowProps {
  type: AdminEntityType;
  index: number;
  count: number;
  isChangeable: boolean;
  isDragged: boolean;
  drag: ItemDrag;
  onMove(to: number): void;
  onRemove(): void;
}

/** A type as visitors see it, its names, and what can be done with it. */
export function TypeRow({ type, index, count, isChangeable, isDragged, drag, onMove, onRemove }: TypeRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { id, code, entityCount, color, icon } = type;
  const name = localized(type, 'name', language);
  return (
    <li
      draggable={isChangeable}
      {...(isChangeable && drag)}
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 ${
        isChangeable ? 'cursor-grab' : ''
      } ${isDragged ? 'bg-mount opacity-60' : ''}`}
    >
      <div data-type-color={color} className="cover-ground grid size-14 place-items-center">
        <EntityTypeIcon icon={icon} size={26} />
      </div>
      <div className="min-w-0">
        <h2 className="font-serif text-lg leading-snug">
          {isChangeable ? (
            <Link to={editEntityTypePath(id)} draggable={false} className="underline-offset-4 hover:underline">
              <TypeBadge type={asCardType(type, language)} />
            </Link>
          ) : (
            <TypeBadge type={asCardType(type, language)} />
          )}
        </h2>
        <p className="text-sm break-words text-mute">
          {site.languages.map((of, at) => (
            <Fragment key={of}>
              {at > 0 && '\u00A0· '}
              <span lang={of}>{type[localizedField('name', of)] ?? '–'}</span>
            </Fragment>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-mute">
          <code className="text-xs leading-6">{code}</code>
          {entityCount > 0 ? (
            <Link to={adminEntitiesPath({ type: code })} draggable={false} className="link touch min-h-6">
              {t('entityTypes.entities', { count: entityCount, number: formatNumber(entityCount, language) })}
            </Link>
          ) : (
            t('entityTypes.entities', { count: 0, number: 0 })
          )}
        </p>
      </div>
      {isChangeable && (
        <div className="flex items-center noscript:hidden max-sm:flex-col">
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          {/* A type with entities cannot be deleted; the room stays, so that the arrows are below each other. */}
          <button
            type="button"
            className={`icon-btn ${entityCount > 0 ? 'invisible max-sm:hidden' : ''}`}
            aria-label={t('entityTypes.removeItem', { name })}
            title={t('entityTypes.remove')}
            onClick={onRemove}
          >
            <Icon name={actionIcons.remove} size={18} />
          </button>
        </div>
      )}
    </li>
  );
}
