import type { ContactMessageListQuery } from '../../src/contract/contact.js';
import type { ReportQuery } from '../../src/contract/report.js';
import type { AdminUserListQuery } from '../../src/contract/user.js';
import { adminQuery } from './admin-query.js';

const second = 1000;
const minute = 60 * second;

/** The calls of the administration's pages, with the time that their answers stay fresh. */
export const adminQueries = {
  statistics: () => adminQuery(['statistics'], 5 * minute, (api) => api.statistics.read()),
  report: (query: ReportQuery) => adminQuery(['report', query], minute, (api) => api.statistics.report(query)),
  system: () => adminQuery(['system'], 5 * second, (api) => api.system.read()),
  securityRules: () => adminQuery(['security-rules'], 0, (api) => api.adminSecurity.read()),
  /** The latest that wait for a decision. */
  pendingContributions: () =>
    adminQuery([...moderationKey, 'pending'], minute, (api) => api.contributions.list({ status: 'pending', limit: 5 })),
  latestContributions: () =>
    adminQuery([...moderationKey, 'latest'], minute, (api) => api.contributions.list({ limit: 2 })),
  users: (query: AdminUserListQuery) =>
    adminQuery([...adminUsersKey, query], 5 * second, (api) => api.adminUsers.list(query)),
  apiKeys: () => adminQuery(['api-keys'], 5 * second, (api) => api.apiKeys.list()),
  contactMessages: (query: ContactMessageListQuery) =>
    adminQuery([...contactMessagesKey, query], 5 * second, (api) => api.contactMessages.list(query)),
} as const;

/** Beginnings of the keys of these queries. */
export const moderationKey = ['moderation'] as const;
export const adminUsersKey = ['admin-users'] as const;
export const contactMessagesKey = ['contact-messages'] as const;
