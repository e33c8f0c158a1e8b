/** Where the administration shows a record of a kind; kinds without a page of their own are left out. */
const paths: Record<string, (id: number) => string> = {
  photo: (id) => `/admin/edit-photo/${id}`,
  entity: (id) => `/admin/entities?edit=${id}`,
  fonds: () => '/admin/fonds',
  tag: () => '/admin/tags',
  entity_type: () => '/admin/entity-types',
  relation_kind: () => '/admin/relation-kinds',
  default_cover: () => '/admin/default-covers',
  contribution: (id) => `/admin/contributions/${id}`,
  contact_message: () => '/admin/contact-messages',
  removal_request: (id) => `/admin/removal-requests/${id}`,
  user: () => '/admin/users',
  api_key: () => '/admin/api-keys',
  settings: () => '/admin/settings',
};

/** The page of a record, or null. Who sees the changes of a kind may open its pages. */
export const recordPagePath = ({ kind, recordId }: { kind: string; recordId: number }): string | null =>
  paths[kind]?.(recordId) ?? null;
