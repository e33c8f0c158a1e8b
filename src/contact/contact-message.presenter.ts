import type { ContactMessage } from '../contract/contact.js';
import type { ContactMessageRow } from './contact-message.row.js';

export const presentContactMessage = (row: ContactMessageRow): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  language: row.language,
  suspicious: row.suspicious,
  read: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
});
