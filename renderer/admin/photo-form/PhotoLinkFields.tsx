import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { EntityPicker } from '../links/EntityPicker.js';
import { FondsPicker } from '../links/FondsPicker.js';
import type { Linkable } from '../links/LinkSearch.js';
import { TagPicker } from '../links/TagPicker.js';
import { FieldGroup } from '../records/FieldGroup.js';
import { useAdminText } from '../use-admin-text.js';

interface PhotoLinkFieldsProps {
  tags: Linkable[];
  entities: Linkable[];
  fonds: Linkable[];
  onChange(changed: { tags?: Linkable[]; entities?: Linkable[]; fonds?: Linkable[] }): void;
  errorOf(field: string): string | undefined;
}

/** The entities that a photo shows, its tags, and its fonds, which editors choose. Moderators choose among what there is. */
export function PhotoLinkFields({ tags, entities, fonds, onChange, errorOf }: PhotoLinkFieldsProps) {
  const { t } = useAdminText();
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
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
        {isEditor && (
          <FondsPicker
            name="fondsId"
            label={t('photo.fonds')}
            hint={t('photo.fondsHint')}
            chosen={fonds}
            onChange={(chosen) => onChange({ fonds: chosen })}
            error={errorOf('fondsId')}
          />
        )}
      </div>
    </FieldGroup>
  );
}
