import { useQueryClient } from '@tanstack/react-query';
import { localized } from '../../../src/contract/localized.js';
import { useAttempt } from '../../forms/use-attempt.js';
import { adminApi } from '../admin-api.js';
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
  /** Moderators choose among the tags that there are. */
  canCreateTags?: boolean;
}

/** The entities that a photo shows, and its tags. */
export function PhotoLinkFields({ tags, entities, onChange, errorOf, canCreateTags }: PhotoLinkFieldsProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { attempt } = useAttempt();
  const createTag = async (name: string): Promise<Linkable | null> => {
    const made: Linkable[] = [];
    await attempt(
      async () => {
        const tag = await adminApi.adminTags.create({ name });
        made.push({ id: tag.id, name: localized(tag, 'name', language) });
      },
      { done: t('links.tagCreated', { name }), failed: t('links.tagNotCreated') },
    );
    void client.invalidateQueries({ queryKey: ['linkable', 'tagIds'] });
    return made[0] ?? null;
  };
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
          {...(canCreateTags && {
            create: { label: (words: string) => t('links.createTag', { name: words }), make: createTag },
          })}
          error={errorOf('tagIds')}
        />
      </div>
    </FieldGroup>
  );
}
