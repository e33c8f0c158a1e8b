interface Module {
  about: string;
  tables: string[];
  functions?: string[];
  /** Sequences, collations, types and views. */
  others?: string[];
}

/** The files of docs/schema: what each module keeps in the database. A table or function that is in none is an error. */
export const modules: Record<string, Module> = {
  photos: {
    about: 'Photos with their tags, entities, regions and favorites; how they arrive and are changed many at once.',
    tables: [
      'photos',
      'tags',
      'photo_tags',
      'photo_entities',
      'annotations',
      'favorites',
      'uploads',
      'bulk_edits',
      'bulk_edit_photos',
    ],
    functions: ['plain_text', 'date_members', 'years_of_days'],
    others: ['by_number', 'it_by_number'],
  },
  fonds: {
    about: 'Collections, fonds and series that photos are part of (ADR 83).',
    tables: ['fonds'],
    others: ['fonds_lines'],
  },
  'photo-lists': {
    about: 'What lists of photos are read from: all of it is derived, and kept by triggers (ADR 22).',
    tables: [
      'photo_tags_sorted',
      'photo_entities_sorted',
      'photo_fonds_sorted',
      'photo_counts_by_tag',
      'photo_counts_by_fonds',
      'photo_counts_by_status',
      'photo_counts_by_filter',
      'photo_counts_by_entity',
      'list_steps',
      'photo_counts_by_step',
      'photo_popularity',
    ],
    functions: [
      'list_photos',
      'list_changed_links',
      'list_links',
      'list_in_fonds',
      'list_fonds_of_photos',
      'list_moved_fonds',
      'list_no_fonds',
      'step_by_date',
      'step_by_title',
      'count_changed_favorites',
      'count_favorites',
      'count_inserted_photos',
      'count_updated_photos',
      'count_deleted_photos',
      'count_no_photos',
      'tidy_lists',
      'tidy_photo_filters',
      'tidy_fonds_lists',
      'recount_lists',
      'recount_truncated_lists',
      'recount_fonds_lists',
      'recount_photo_filters',
    ],
    others: ['listed_photo'],
  },
  entities: {
    about: 'Record cards with their types, relations and covers.',
    tables: ['entity_types', 'entities', 'entity_relations', 'relation_kinds', 'default_covers', 'bookmarks'],
  },
  contributions: { about: 'What members send in.', tables: ['contributions'] },
  imports: {
    about: 'Collections that come in as tables.',
    tables: ['imports', 'import_rows', 'import_conflicts', 'imported_records'],
    functions: ['plain_name', 'set_plain_names'],
  },
  accounts: {
    about: 'Accounts, and how they are signed in to.',
    tables: [
      'users',
      'sessions',
      'consents',
      'avatars',
      'account_emails',
      'throttling',
      'api_keys',
      'totp_secrets',
      'recovery_codes',
      'passkeys',
      'passkey_challenges',
      'institution_identities',
      'institution_requests',
    ],
  },
  history: {
    about: 'Change sets, which can be reverted.',
    tables: ['change_sets', 'record_changes', 'change_set_kinds'],
    functions: ['list_changed_kinds'],
  },
  jobs: {
    about: 'Background work.',
    tables: ['job_outbox', 'worker_heartbeats'],
    functions: ['notify_of_jobs'],
    others: ['job_versions'],
  },
  search: {
    about: 'The search index and what members keep of it.',
    tables: [
      'search_documents',
      'search_words',
      'search_versions',
      'meilisearch_indexes',
      'meilisearch_changes',
      'saved_searches',
    ],
    others: ['search_version'],
  },
  files: {
    about: 'Which stored contents are in use, and what is known of them and of their backup.',
    tables: [
      'file_uses',
      'archive_identity',
      'contents_to_erase',
      'file_state',
      'backup_state',
      'backup_targets',
      'changed_originals',
    ],
  },
  publishing: {
    about: 'What harvesters read.',
    tables: ['harvested_records'],
  },
  site: {
    about: 'Settings, former addresses, and the public forms.',
    tables: [
      'settings',
      'plans',
      'slug_history',
      'contact_messages',
      'contact_answers',
      'removal_requests',
      'migrations',
    ],
    others: ['migrations_id_seq'],
  },
};
