import type { ContactAnswer, ContactMessage } from '../contract/contact.js';
import type { ContactAnswerRecord } from './contact-messages.repository.js';
import type { ContactMessageRow } from './contact-message.row.js';

export const presentContactMessage = (row: ContactMessageRow, answers: ContactAnswerRecord[]): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  language: row.language,
  suspicious: row.suspicious,
  read: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
  answers: answers.map(presentAnswer),
});

const presentAnswer = ({ subject, text, by, createdAt }: ContactAnswerRecord): ContactAnswer => ({
  subject,
  text,
  by,
  createdAt: createdAt.toISOString(),
});
