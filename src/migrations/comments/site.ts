import type { TableComments } from './table-comments.js';

export const settings: TableComments = {
  settings: {
    table: 'Settings of the site, one row.',
    id: 'Always 1.',
    values: 'Public settings; what is left out has its default.',
    staff_second_factor: 'Whether those who work in the archive need a second factor; not public, as the values are.',
  },
  plans: {
    table: 'Shapes that the map draws by itself, as an administrator has uploaded them. The settings name one.',
    version: 'Beginning of the SHA-256 of the content.',
    content: 'GeoJSON.',
  },
};

export const contact: TableComments = {
  contact_messages: {
    table: 'Messages of the contact form.',
    name: 'Name of the sender.',
    email: 'Address of the sender.',
    subject: 'Subject.',
    message: 'Message.',
    language: 'Language of the page that it was written on.',
    suspicious: 'Looks like advertising; listed apart.',
    user_id: 'Sender, where signed in: the message is then part of that member’s own data.',
    read_at: 'When it was marked as read.',
  },
  contact_answers: {
    table: 'Answers to messages of the contact form, sent by email.',
    message_id: 'Message that it quotes, so that it is personal data of the same person.',
    user_id: 'Account that answered.',
    subject: 'Subject.',
    text: 'Answer.',
  },
};

export const removalRequests: TableComments = {
  removal_requests: {
    table: 'Requests of rights holders that a photo is taken down.',
    reference: 'Number that the requester is told.',
    photo_id: 'Photo.',
    user_id: 'Requester, where signed in.',
    name: 'Name of the requester.',
    email: 'Address of the requester.',
    role: 'author, rightsHolder, personShown or other.',
    reason: 'What the requester writes.',
    language: 'Language of the emails about it.',
    suspicious: 'Looks like advertising; listed apart.',
    hidden_at: 'When the photo was withheld because of it; null: it was not.',
    outcome: 'removed or kept; null while it is open.',
    statement: 'What the requester is told about the decision.',
    decided_by: 'Administrator who decided.',
    decided_at: 'When it was decided.',
  },
};

export const files: TableComments = {
  file_uses: {
    table:
      'Which record other than a photo shows which stored content, and as what; that of a photo is photos.original_sha256.',
    subject: 'Kind of the record.',
    subject_id: 'Record.',
    role: 'What the content is to the record.',
    sha256: 'Content.',
  },
  archive_identity: {
    table: 'Which folder of originals belongs to this database, one row.',
    id: 'Always 1.',
    archive_id: 'Id that lies beside the originals as well; written at the first start.',
  },
  contents_to_erase: {
    table: 'Contents of persons who have deleted their account: they do not pass through the trash.',
    sha256: 'Content.',
    decided_at: 'When the account was deleted.',
  },
  file_state: {
    table: 'What was last found of the stored files, one row.',
    id: 'Always 1.',
    held_count: 'Originals that a sweep would have removed when it stopped, because they were too many.',
    held_total: 'Originals that there were then.',
    held_at: 'When it stopped; null since the last sweep that did not.',
    missing_originals: 'Originals that the last check did not find.',
    missing_served: 'Renditions and other files that it did not find.',
    checked_at: 'When everything was last checked.',
  },
};

export const records: TableComments = {
  slug_history: {
    table: 'Addresses that a record once had; they answer with a permanent redirect.',
    kind: 'photo or entity.',
    slug: 'Former slug.',
    record_id: 'Record.',
    created_at: 'When the record got another one.',
  },
};

export const system: TableComments = {
  worker_heartbeats: {
    table: 'Worker processes that run, for the dashboard.',
    id: 'Random id of the process.',
    host: 'Name of its machine.',
    started_at: 'When it began.',
    seen_at: 'When it last reported.',
  },
  migrations: {
    table: 'Migrations that this database has, as TypeORM writes them.',
    id: 'Order in which they ran.',
    timestamp: 'Number that the migrations are sorted by.',
    name: 'Class of the migration.',
  },
};
