import { localized } from '../../../../src/contract/localized.js';
import { type Linkable, LinkPicker } from '../../../../renderer/admin/LinkPicker.js';
import { FieldGroup } from '../../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { httpApi } from '../../../../renderer/api/http-api.js';

interface PhotoLinkFieldsProps {
  tags: Linkable[];
  entities: Linkable[];
  onChange(changed: { tags?: Linkable[]; entities?: Linkable[] }): void;
  errorOf(field: string): string | undefined;
}

/** The cards that a photo shows, and its tags. */
export function PhotoLinkFields({ tags, entities, onChange, errorOf }: PhotoLinkFieldsProps) {
  const { t, language } = useAdminText();
  const findTags = async (words: string): Promise<Linkable[]> => {
    const all = (await httpApi.tags.list()).map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) }));
    return all.filter(({ name }) => name.toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language)));
  };
  const findCards = async (words: string): Promise<Linkable[]> =>
    (await httpApi.adminEntities.list({ q: words })).items.map((card) => ({
      id: card.id,
      name: localized(card, 'name', language),
    }));
  return (
    <FieldGroup id="links" title={t('links.title')}>
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <LinkPicker
          name="entityIds"
          label={t('photo.entities')}
          hint={t('photo.entitiesHint')}
          chosen={entities}
          onChange={(chosen) => onChange({ entities: chosen })}
          find={findCards}
          isOrdered
          error={errorOf('entityIds')}
        />
        <LinkPicker
          name="tagIds"
          label={t('photo.tags')}
          chosen={tags}
          onChange={(chosen) => onChange({ tags: chosen })}
          find={findTags}
          error={errorOf('tagIds')}
        />
      </div>
    </FieldGroup>
  );
}
