import { adminQuery } from './admin-query.js';

/** Never a copy: a form of outdated settings would undo what was changed since. */
export const adminSettingsQuery = adminQuery(['admin-settings'], 0, (api) => api.adminSettings.read());
