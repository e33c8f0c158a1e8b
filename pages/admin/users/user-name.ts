import type { AdminUser } from '../../../src/contract/user.js';

export const userName = ({ displayName, username }: AdminUser): string => displayName ?? username;
