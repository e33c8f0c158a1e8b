import { useQuery, useQueryClient } from '@tanstack/react-query';
import { localized } from '../../../src/contract/localized.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { asQuery } from '../../api/load.js';
import { adminApi } from '../admin-api.js';
import { adminEntityTypeList } from '../admin-entity-queries.js';
import { useAdminText } from '../use-admin-text.js';
import { findEntities } from './find-linkable.js';
import { LinkPicker, type LinkPickerProps } from './LinkPicker.js';
import type { Linkable, LinkCreation } from './LinkSearch.js';
import { useLinkCreation } from './use-link-creation.js';

type EntityPickerProps = Omit<LinkPickerProps, 'find' | 'create'> & {
  /** Whether editors may make a draft of a record card of what they search; not where one only filters or unlinks. */
  canCreate?: boolean;
};

/** Picks record cards. */
export function EntityPicker({ canCreate = false, ...picker }: EntityPickerProps) {
  const { language } = useAdminText();
  const create = useEntityCreation(canCreate);
  return <LinkPicker {...picker} find={(words) => findEntities(words, language)} {...(create && { create })} />;
}

function useEntityCreation(isWanted: boolean): LinkCreation<Linkable> | undefined {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const attempt = useLinkCreation();
  const role = useAccount()?.role ?? null;
  const isAllowed = isWanted && belongsTo(role, 'editors');
  const { data: types } = useQuery({ ...asQuery(adminEntityTypeList), enabled: isAllowed });
  if (!isAllowed || !types?.length) return undefined;
  return {
    label: (name) => t('links.createEntity', { name }),
    kinds: types.map((type) => ({ code: type.code, name: localized(type, 'name', language) })),
    make: async (name, entityTypeCode = '') => {
      const made = await attempt(() => adminApi.adminEntities.create({ name, entityTypeCode, status: 'draft' }), {
        done: t('links.entityCreated', { name }),
        failed: t('links.entityNotCreated'),
      });
      void client.invalidateQueries({ queryKey: ['admin-entities'] });
      return made && { id: made.id, name: localized(made, 'name', language) };
    },
  };
}
