import { useQuery } from '@tanstack/react-query';
import { useData } from 'vike-react/useData';
import { roles } from '../../../src/contract/roles.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterReset } from '../../../renderer/lists/FilterActions.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../../renderer/lists/MoreFilters.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { userListPath, usersPath } from './user-filters.js';
import { UserTable } from './UserTable.js';

/** All accounts, newest first. */
export default function Page() {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { filters, query, users: first } = useData<Data>();
  const { data: users } = useQuery({ ...asQuery(adminQueries.users(query)), initialData: first });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <AdminHeading title={t('users.title')} lead={t('users.lead')} />
      <FilterForm path={usersPath} label={t('users.filters')} values={filters} className="filters filter-line">
        <SearchFilter name="q" label={t('users.search')} placeholder={t('users.search')} value={filters.q} />
        <MoreFilters active={[filters.role, filters.state].filter(Boolean).length} className="lg:flex lg:gap-3">
          <ChoiceFilter
            name="role"
            label={t('users.role')}
            options={[
              { value: '', text: t('users.allRoles') },
              ...roles.map((role) => ({ value: role, text: site(`user.roles.${role}`) })),
            ]}
            chosen={filters.role}
          />
          <ChoiceFilter
            name="state"
            label={t('users.state')}
            options={[
              { value: '', text: t('users.allStates') },
              { value: 'used', text: t('users.inUse') },
              { value: 'disabled', text: t('users.disabled') },
            ]}
            chosen={filters.state}
          />
        </MoreFilters>
      </FilterForm>
      <Results
        id="users"
        label={t('users.results')}
        page={users.page}
        action={isFiltered && <FilterReset path={usersPath} />}
        count={t('users.count', { count: users.total, number: formatNumber(users.total, language) })}
      >
        {users.items.length > 0 ? (
          <UserTable users={users.items} />
        ) : (
          <EmptyState icon="user" title={t('users.none')} text={t('users.noneText')} />
        )}
        <div className="mt-8">
          <Pagination page={users.page} totalPages={users.totalPages} pathOf={(page) => userListPath(filters, page)} />
        </div>
      </Results>
    </>
  );
}
