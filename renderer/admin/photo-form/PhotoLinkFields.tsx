import { EntityPicker } from '../links/EntityPicker.js';
import type { Linkable } from '../links/LinkSearch.js';
import { TagPicker } from '../links/TagPicker.js';
import { FieldGroup } from '../records/FieldGroup.js';
import { useAdminText } from '../use-admin-text.js';

interface PhotoLinkFieldsProps {
  tags: Linkable[];
  entities: Linkable[];
  onChange(changed: { tags?: Linkable[]; entities?: Linkable[] }): void;
  errorOf(field: string): string | undefined;
}

/** The entities that a photo shows, and its tags. Moderators choose among those that there are. */
export function PhotoLinkFields({ tags, entities, onChange, errorOf }: PhotoLinkFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="links" title={t('links.title')}>
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <EntityPicker
          name="entityIds"
          label={t('photo.entities')}
          hint={t('photo.entitiesHint')}
          chosen={entities}
          onChange={(chosen) => onChange({ entities: chosen })}
          isOrdered
          canCreate
          error={errorOf('entityIds')}
        />
        <TagPicker
          name="tagIds"
          label={t('photo.tags')}
          chosen={tags}
          onChange={(chosen) => onChange({ tags: chosen })}
          canCreate
          error={errorOf('tagIds')}
        />
      </div>
    </FieldGroup>
  );
}
