import type { TableComments } from './table-comments.js';

export const contributions: TableComments = {
  contributions: {
    table:
      'What members contribute: a correction of a photo (photo_id, field_name, new_value), a memory of it, or a proposed photo.',
    user_id: 'Member; null when the account is deleted.',
    status: 'pending, approved or rejected.',
    photo_id: 'Photo that a correction or a memory is about.',
    field_name: 'Field that is corrected, or memory.',
    language: 'Language of the corrected text, or of title and description of a proposed photo.',
    base_value: 'Value of the field when the correction was suggested: it is applied to that value only.',
    new_value: 'Suggested value, or the text of a memory.',
    proposed_photo_id: 'Photo that was proposed.',
    title: 'Title as it was proposed.',
    description: 'Description as it was proposed.',
    year: 'Year or span as it was proposed; of a memory also with a word before it.',
    author: 'Author as it was proposed.',
    license: 'Licence as it was proposed.',
    lat: 'Latitude as it was proposed (WGS 84).',
    lng: 'Longitude as it was proposed (WGS 84).',
    rights_declared_at: 'When the member declared to have the rights of the proposed photo.',
    note: 'What the member tells the moderators.',
    source: 'Where the member knows it from.',
    decided_by: 'Moderator who decided.',
    decided_at: 'When it was decided; null while it is pending.',
    reason: 'Reason of the decision, or the answer to a memory.',
    credit_wished: 'The member wants to be named with the proposed photo.',
    written_field: 'Field that the moderator wrote instead, or from a memory.',
    written_language: 'Language of that text.',
    written_value: 'Value that the moderator wrote.',
  },
};
