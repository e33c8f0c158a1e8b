import { LinkPicker } from '../LinkPicker.js';
import type { Linkable } from '../LinkSearch.js';
import { FieldGroup } from '../records/FieldGroup.js';
import { useAdminText } from '../use-admin-text.js';
import { findEntities, findTags } from './find-linkable.js';

interface PhotoLinkFieldsProps {
  tags: Linkable[];
  entities: Linkable[];
  onChange(changed: { tags?: Linkable[]; entities?: Linkable[] }): void;
  errorOf(field: string): string | undefined;
}

/** The entities that a photo shows, and its tags. */
export function PhotoLinkFields({ tags, entities, onChange, errorOf }: PhotoLinkFieldsProps) {
  const { t, language } = useAdminText();
  return (
    <FieldGroup id="links" title={t('links.title')}>
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <LinkPicker
          name="entityIds"
          label={t('photo.entities')}
          hint={t('photo.entitiesHint')}
          chosen={entities}
          onChange={(chosen) => onChange({ entities: chosen })}
          find={(words) => findEntities(words, language)}
          isOrdered
          error={errorOf('entityIds')}
        />
        <LinkPicker
          name="tagIds"
          label={t('photo.tags')}
          chosen={tags}
          onChange={(chosen) => onChange({ tags: chosen })}
          find={(words) => findTags(words, language)}
          error={errorOf('tagIds')}
        />
      </div>
    </FieldGroup>
  );
}
