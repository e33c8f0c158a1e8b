/**
 * What a backup has of each table.
 * - `rows`: all of them, also of derived tables, whose rows would take long to make again.
 * - `none`: what is of the moment, or of this machine, and must not come back: sessions and tokens would be valid again.
 * - `counted`: none; a function of the database makes them after the rows are there.
 */
type TableContents = 'rows' | 'none' | 'counted';

/** Every table of the schema; a spec compares. */
export const tableContents: Record<string, TableContents> = {
  // Records
  photos: 'rows',
  fonds: 'rows',
  tags: 'rows',
  photo_tags: 'rows',
  photo_entities: 'rows',
  annotations: 'rows',
  favorites: 'rows',
  bulk_edits: 'rows',
  bulk_edit_photos: 'rows',
  entity_types: 'rows',
  entities: 'rows',
  entity_relations: 'rows',
  relation_kinds: 'rows',
  default_covers: 'rows',
  bookmarks: 'rows',
  contributions: 'rows',
  imports: 'rows',
  import_rows: 'rows',
  import_conflicts: 'rows',
  imported_records: 'rows',
  // Their parts are under DATA_DIR until they are complete, and in no backup.
  uploads: 'none',
  // What lists are read from
  photo_tags_sorted: 'rows',
  photo_entities_sorted: 'rows',
  photo_fonds_sorted: 'rows',
  photo_counts_by_tag: 'rows',
  photo_counts_by_fonds: 'rows',
  photo_counts_by_status: 'rows',
  photo_counts_by_entity: 'rows',
  list_steps: 'rows',
  photo_counts_by_step: 'rows',
  photo_popularity: 'rows',
  // It has a column for each language, and is counted anew when one comes or goes.
  photo_counts_by_filter: 'counted',
  // Accounts
  users: 'rows',
  consents: 'rows',
  avatars: 'rows',
  api_keys: 'rows',
  totp_secrets: 'rows',
  recovery_codes: 'rows',
  passkeys: 'rows',
  institution_identities: 'rows',
  sessions: 'none',
  // With the tokens in their links.
  account_emails: 'none',
  throttling: 'none',
  passkey_challenges: 'none',
  institution_requests: 'none',
  // History, jobs, files, publishing
  change_sets: 'rows',
  record_changes: 'rows',
  change_set_kinds: 'rows',
  job_outbox: 'rows',
  worker_heartbeats: 'none',
  file_uses: 'rows',
  archive_identity: 'rows',
  contents_to_erase: 'rows',
  file_state: 'none',
  changed_originals: 'none',
  backup_state: 'none',
  backup_targets: 'none',
  harvested_records: 'rows',
  // Search. What a Meilisearch server has is asked anew.
  search_documents: 'rows',
  search_words: 'rows',
  search_versions: 'rows',
  saved_searches: 'rows',
  meilisearch_indexes: 'none',
  meilisearch_changes: 'none',
  // Site
  settings: 'rows',
  plans: 'rows',
  slug_history: 'rows',
  contact_messages: 'rows',
  contact_answers: 'rows',
  removal_requests: 'rows',
  // Written by the migrations that a restore runs.
  migrations: 'none',
};

/** A table that is not in the list is kept: too much in a backup is better than too little. */
export const hasRows = (table: string): boolean => (tableContents[table] ?? 'rows') === 'rows';
