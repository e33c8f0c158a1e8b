import { useId } from 'react';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

interface SuggestedEntitiesProps {
  /** The entities that the photo shows and that no annotation links to. */
  entities: Linkable[];
  isFull: boolean;
  onAdd(entity: Linkable): void;
}

/** One button for each entity that is still without an annotation: it adds one with its name. */
export function SuggestedEntities({ entities, isFull, onAdd }: SuggestedEntitiesProps) {
  const { t } = useAdminText();
  const id = useId();
  if (entities.length === 0) return null;
  return (
    <div>
      <p id={id} className="text-sm font-semibold">
        {t('annotations.suggested')}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {entities.map((entity) => (
          <li key={entity.id}>
            <button type="button" className="btn btn-outline px-4" disabled={isFull} onClick={() => onAdd(entity)}>
              <Icon name={actionIcons.add} size={18} /> {entity.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
