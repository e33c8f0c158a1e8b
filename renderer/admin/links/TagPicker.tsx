import { localized } from '../../../src/contract/localized.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { adminApi } from '../admin-api.js';
import { useAdminText } from '../use-admin-text.js';
import { findTags } from './find-linkable.js';
import { LinkPicker, type LinkPickerProps } from './LinkPicker.js';
import type { Linkable, LinkCreation } from './LinkSearch.js';
import { useLinkCreation } from './use-link-creation.js';

type TagPickerProps = Omit<LinkPickerProps, 'find' | 'create'> & {
  /** Whether editors may make a new tag of what they search; not where one unlinks. */
  canCreate?: boolean;
};

/** Picks tags. */
export function TagPicker({ canCreate = false, ...picker }: TagPickerProps) {
  const { t, language } = useAdminText();
  const attempt = useLinkCreation();
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
  const create: LinkCreation<Linkable> = {
    label: (name) => t('links.createTag', { name }),
    make: async (name) => {
      const made = await attempt(() => adminApi.adminTags.create({ name }), {
        done: t('links.tagCreated', { name }),
        failed: t('links.tagNotCreated'),
      });
      return made && { id: made.id, name: localized(made, 'name', language) };
    },
  };
  return (
    <LinkPicker {...picker} find={(words) => findTags(words, language)} {...(canCreate && isEditor && { create })} />
  );
}
