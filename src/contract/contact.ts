/** What a visitor writes to the archive. */
export interface ContactFields {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Nobody sees this field, so only programs fill it in. */
  website?: string;
}

/** The answer to a message that was taken in. */
export interface ContactSent {
  /** A sentence for the visitor, in the language of the page. */
  message: string;
}

/** A message as administrators read it. */
export interface ContactMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Language of the page that it was written on. */
  language: 'it' | 'en' | 'de';
  /** Probably written by a program: the field that nobody sees was filled in. */
  suspicious: boolean;
  read: boolean;
  createdAt: string;
}

export interface ContactMessageListQuery {
  page?: number;
  /** Only unread ones. */
  unread?: boolean;
  /** Those that were probably written by a program, in place of the others. */
  suspicious?: boolean;
}

/** Where the page of the contact form says, without scripts, that the message was sent. */
export const contactSentPath = '/about?sent=contact#contattaci';
