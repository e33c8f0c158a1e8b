import type { ArchiveApi, BrowserApi } from './api.js';
import { DomainError, type ErrorCode } from './errors.js';
import type { ApiKeyScope } from './user.js';

type OperationsOf<Api> = {
  [Group in keyof Api & string]: { [Method in keyof Api[Group] & string]: `${Group}.${Method}` }[keyof Api[Group] &
    string];
}[keyof Api & string];

/** The name of every call: `photos.list`, `session.login` … */
export type Operation = OperationsOf<ArchiveApi> | OperationsOf<BrowserApi>;

/** Who may call, and with which scope an API key may; `key: null` means that no key may. */
export interface Access {
  who: 'public' | 'member' | 'admin';
  key: ApiKeyScope | null;
}

const open: Access = { who: 'public', key: 'read' };
const member: Access = { who: 'member', key: null };
const adminOrWriteKey: Access = { who: 'admin', key: 'write' };
const adminInPerson: Access = { who: 'admin', key: null };

/** The one table of rights: the HTTP guard, the in-process api and OpenAPI's `x-access` read it. */
export const access: Record<Operation, Access> = {
  'settings.site': open,
  'photos.list': open,
  'photos.popular': open,
  'photos.random': open,
  'photos.decades': open,
  'photos.byId': open,
  'photos.bySlug': open,
  'photos.annotations': open,
  'tags.list': open,
  'entities.list': open,
  'entities.random': open,
  'entities.countsByType': open,
  'entities.byId': open,
  'entities.bySlug': open,
  'entities.photos': open,
  'entities.relations': open,
  'entityTypes.list': open,
  'defaultCovers.list': open,
  'search.photos': open,
  'users.current': { who: 'public', key: null },
  'users.change': member,
  'users.avatar': member,
  'users.emailVerification': member,
  'users.newsletter': member,
  'users.chooseNewsletter': member,
  'favorites.list': member,
  'favorites.add': member,
  'favorites.remove': member,
  'bookmarks.list': member,
  'bookmarks.add': member,
  'bookmarks.remove': member,
  'marks.list': member,
  'news.list': member,
  'contributions.list': member,
  'contributions.create': member,
  'contributions.byId': member,
  'contributions.change': member,
  'contributions.withdraw': member,
  'contributions.approve': adminInPerson,
  'contributions.reject': adminInPerson,
  'adminPhotos.list': adminOrWriteKey,
  'adminPhotos.byId': adminOrWriteKey,
  'adminPhotos.counts': adminOrWriteKey,
  'adminPhotos.change': adminOrWriteKey,
  'adminPhotos.retry': adminOrWriteKey,
  'adminPhotos.remove': adminOrWriteKey,
  'adminPhotos.annotate': adminOrWriteKey,
  'adminPhotos.upload': adminOrWriteKey,
  'adminPhotos.events': adminInPerson,
  'adminEntities.list': adminOrWriteKey,
  'adminEntities.byId': adminOrWriteKey,
  'adminEntities.change': adminOrWriteKey,
  'adminEntities.setCoverPosition': adminOrWriteKey,
  'contact.send': { who: 'public', key: null },
  'contactMessages.list': adminInPerson,
  'contactMessages.mark': adminInPerson,
  'contactMessages.remove': adminInPerson,
  'adminSettings.read': adminInPerson,
  'adminSettings.change': adminInPerson,
  'adminUsers.list': adminInPerson,
  'adminUsers.change': adminInPerson,
  'adminUsers.remove': adminInPerson,
  'apiKeys.list': adminInPerson,
  'apiKeys.create': adminInPerson,
  'apiKeys.revoke': adminInPerson,
  'session.csrf': { who: 'public', key: null },
  'session.login': { who: 'public', key: null },
  'session.register': { who: 'public', key: null },
  'session.list': member,
  'session.end': member,
  'session.endOthers': member,
  'session.logout': { who: 'public', key: null },
  'account.forgotPassword': { who: 'public', key: null },
  'account.resetPassword': { who: 'public', key: null },
  'account.verifyEmail': { who: 'public', key: null },
  'account.mailVerification': member,
  'account.changePassword': member,
  'account.uploadAvatar': member,
  'account.export': member,
  'account.remove': member,
};

/** Who is asking. A key acts without a session: it is never a member and never an administrator in person. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: number; isAdmin: boolean }
  | { kind: 'key'; keyId: number; scopes: ApiKeyScope[] };

export const anonymous: Viewer = { kind: 'anonymous' };

/** The account of someone whom a gate of members has let pass. @throws DomainError sign_in_required */
export function memberIdOf(viewer: Viewer): number {
  if (viewer.kind !== 'user') throw new DomainError('sign_in_required');
  return viewer.userId;
}

/** Why this viewer may not do that, as a code of the catalogue; null when it may. */
export function refusal(viewer: Viewer, operation: Operation): ErrorCode | null {
  const { who, key } = access[operation];
  if (viewer.kind === 'key') {
    if (key === null) return 'session_only';
    return viewer.scopes.includes(key) ? null : 'scope_missing';
  }
  if (who === 'public') return null;
  if (viewer.kind === 'anonymous') return 'sign_in_required';
  return who === 'admin' && !viewer.isAdmin ? 'admin_only' : null;
}
