import { useState } from 'react';
import { editEntityPath } from '../../../../renderer/admin/admin-entity-queries.js';
import { AdminTexts } from '../../../../renderer/admin/AdminTexts.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import type { EntityDetail } from '../../../../src/contract/entity.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { CoverPosition } from './CoverPosition.js';

interface EntityControlsProps {
  entity: EntityDetail;
  /** Previews a position; null shows the stored one. */
  onPreview(position: number | null): void;
}

/** What administrators can do with an entity on its public page. */
export const EntityControls = (props: EntityControlsProps) => (
  <AdminTexts>
    <Controls {...props} />
  </AdminTexts>
);

function Controls({ entity, onPreview }: EntityControlsProps) {
  const { t } = useAdminText();
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = () => {
    onPreview(null);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <Link to={editEntityPath(entity.id)} className="btn btn-outline">
        <Icon name="pencil" />
        {t('controls.editCard')}
      </Link>
      {entity.hasCover && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="cover-position"
          className="btn btn-outline"
          onClick={handleToggle}
        >
          <Icon name="camera" />
          {t('controls.cover')}
        </button>
      )}
      <div id="cover-position" hidden={!isOpen} className="basis-full">
        {isOpen && <CoverPosition entity={entity} onPreview={onPreview} />}
      </div>
    </>
  );
}
