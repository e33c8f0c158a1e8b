import type { Audience } from './roles.js';

/** The kinds of records that have a history, with those who see, and revert, their changes. */
export const audienceOfKind = {
  photo: 'editors',
  entity: 'editors',
  entity_relation: 'editors',
  // Editors see the types on their page; only administrators may change them.
  entity_type: 'administrators',
  relation_kind: 'administrators',
  fonds: 'editors',
  tag: 'editors',
  default_cover: 'editors',
  contribution: 'moderators',
  contact_message: 'moderators',
  removal_request: 'moderators',
  settings: 'administrators',
  user: 'administrators',
  api_key: 'administrators',
} as const satisfies Record<string, Audience>;

export type HistoryKind = keyof typeof audienceOfKind;
export const historyKinds = Object.keys(audienceOfKind) as HistoryKind[];
