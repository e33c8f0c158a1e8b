import type { TableComments } from './table-comments.js';

export const history: TableComments = {
  change_sets: {
    table:
      'What one actor changed in one transaction. Accounts, keys and contributions may go; that they changed something stays.',
    actor: 'user, key or system.',
    user_id: 'Account; null for another actor and for a deleted one. Not a foreign key.',
    api_key_id: 'API key; null for another actor. Not a foreign key.',
    source: 'Where the change came from: api, page, contribution, worker, demo, revert …',
    contribution_id: 'Contribution that it applied.',
    import_id: 'Import that made it.',
    reason: 'Why, in the words of the actor.',
    reverts: 'Change set that it reverted.',
    reverted_by: 'Change set that reverted it; null again once that was reverted itself.',
  },
  record_changes: {
    table: 'Parts of records that a change set changed.',
    change_set_id: 'Change set.',
    kind: 'Kind of the record: photo, entity, tag, settings …',
    record_id: 'Record.',
    part: 'Part of it: metadata, links, annotations, status …',
    action: 'created, changed, published, failed or removed.',
    before: 'Changed fields before the change; null where none are stored, or after the person was forgotten.',
    after: 'The same after the change.',
  },
  change_set_kinds: {
    table:
      'Which kinds of records a change set has changed: the history is filtered by them. Derived from record_changes.',
    change_set_id: 'Change set.',
    kind: 'As in record_changes.',
  },
};

export const jobs: TableComments = {
  job_outbox: {
    table: 'Background jobs that changes ask for: the truth of which the queue holds a copy.',
    kind: 'Kind of the job.',
    subject: 'Kind of the record that it is about.',
    subject_id: 'Record.',
    version: 'New number each time that it is enqueued; due while it is more than done_version.',
    done_version: 'Version that was last done.',
    attempts: 'Attempts since it was enqueued.',
    crashes: 'Attempts whose worker died with them.',
    due_at: 'When it may run.',
    queued_at: 'When the queue was given it; null while it has not, and while it runs.',
    lease: 'Right of one worker to run it.',
    leased_until: 'When that right ends unless it is extended.',
    last_error: 'Why the last attempt failed.',
    dead_at: 'When it was given up; an operator may enqueue it again.',
  },
};

export const search: TableComments = {
  search_documents: {
    table: 'Index of the search: a narrow row for every public record.',
    kind: 'photo or entity.',
    id: 'Record.',
    tsv: 'Stems in all languages and the whole words; weight A for titles, B for keywords, D for descriptions.',
    years: 'As in photos; null where undated.',
    tag_ids: 'Tags of the photo.',
    entity_ids: 'Entities of the photo.',
    entity_type_codes: 'Types of its entities, or its own.',
    created_at: 'As in the record: the newest is first.',
    licence: 'Name of the licence; photos.license may be another spelling.',
    series: 'Hash of the title without what numbers it; null for entities.',
  },
  search_words: {
    table: 'Words that occur in public records, for the correction of typing errors.',
    word: 'Word, compared byte by byte, so that those with the same beginning are one range.',
    documents: 'Records that have it.',
  },
  search_versions: {
    table: 'Which reading of each record is in the index: one that was read earlier never replaces one read later.',
    kind: 'photo or entity.',
    id: 'Record.',
    version: 'Number of the reading, from the sequence search_version.',
  },
  meilisearch_indexes: {
    table: 'Indexes of a Meilisearch server that are complete.',
    kind: 'photo or entity.',
    server: 'Address of the server.',
    settings: 'Hash of the settings that it was made with.',
  },
  meilisearch_changes: {
    table: 'Records whose documents must be sent to Meilisearch, in the order of their last changes.',
    kind: 'photo or entity.',
    id: 'Record.',
    version: 'Number of the change, from the sequence search_version.',
  },
  saved_searches: {
    table: 'Searches that members have saved.',
    user_id: 'Member.',
    name: 'What the member calls it.',
    filters: 'Text and filters as GET /api/search takes them.',
    matching: 'Words of the text as the index reads them: new photos are compared with them.',
    series: 'Series that the search is of.',
    opened_at: 'When the member last opened it: what is newer counts as new.',
  },
};
