import { useEffect, useRef } from 'react';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { adminEntitiesPath } from '../../../renderer/admin/admin-entity-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { EntityTypeIcon } from '../../../renderer/ui/icons/EntityTypeIcon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { editEntityTypePath } from './entity-type-queries.js';
import type { RowDrag } from './use-type-order.js';

interface TypeRowProps {
  type: AdminEntityType;
  isChangeable: boolean;
  drag: RowDrag;
  /** Null where it cannot move further. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove(): void;
}

/** A type as visitors see it, its names, and what can be done with it. */
export function TypeRow({ type, isChangeable, drag: { isDragged, ...drag }, onUp, onDown, onRemove }: TypeRowProps) {
  const { t, language } = useAdminText();
  const { id, code, nameEn, nameDe, entityCount, color, icon } = type;
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
          <span lang="it">{type.name}</span>&nbsp;· <span lang="en">{nameEn ?? '–'}</span>&nbsp;·{' '}
          <span lang="de">{nameDe ?? '–'}</span>
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
          <MoveButton label={t('entityTypes.up', { name })} onMove={onUp} isUp />
          <MoveButton label={t('entityTypes.down', { name })} onMove={onDown} />
          {/* A type with entities cannot be deleted; the room stays, so that the arrows are below each other. */}
          <button
            type="button"
            className={`icon-btn ${entityCount > 0 ? 'invisible max-sm:hidden' : ''}`}
            aria-label={t('entityTypes.removeItem', { name })}
            title={t('entityTypes.remove')}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
      )}
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  onMove: (() => void) | null;
  isUp?: boolean;
}

/** Keeps the focus while its row moves through the list, and at its ends. */
function MoveButton({ label, onMove, isUp = false }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current && document.activeElement === document.body) button.current?.focus();
  });
  return (
    <button
      ref={button}
      type="button"
      className="icon-btn"
      aria-label={label}
      aria-disabled={onMove === null}
      onBlur={() => (isUsed.current &&= document.activeElement === document.body)}
      onClick={() => {
        isUsed.current = true;
        onMove?.();
      }}
    >
      <Icon name="chevron-down" size={18} className={isUp ? 'rotate-180' : ''} />
    </button>
  );
}
