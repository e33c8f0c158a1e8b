import type {
  ContactAnswerFields,
  ContactFields,
  ContactMessage,
  ContactMessageListQuery,
  ContactSent,
} from '../contact.js';
import type { Paged } from '../page.js';

export interface ContactApi {
  /** The answer contains a sentence in the language of the page. */
  send(fields: ContactFields): Promise<ContactSent>;
}

export interface ContactMessagesApi {
  list(query: ContactMessageListQuery): Promise<Paged<ContactMessage>>;
  setRead(input: { id: number; read: boolean }): Promise<ContactMessage>;
  /** Sends an answer by mail, and marks the message as read. */
  answer(input: { id: number } & ContactAnswerFields): Promise<ContactMessage>;
  remove(input: { id: number }): Promise<void>;
}
