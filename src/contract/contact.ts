import type { Language } from './languages.js';

/** The fields of the contact form. */
export interface ContactFields {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Honeypot: hidden from visitors, so only programs fill it in. */
  website?: string;
}

/** The answer to an accepted message. */
export interface ContactSent {
  /** A confirmation for the visitor, in the language of the page. */
  message: string;
}

/** A message as administrators see it. */
export interface ContactMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Language of the page with the form. */
  language: Language;
  /** Probably spam: the honeypot field was filled in. */
  suspicious: boolean;
  read: boolean;
  createdAt: string;
  /** The answers that were sent by mail from the administration, the oldest first. */
  answers: ContactAnswer[];
}

/** An answer as it was sent. */
export interface ContactAnswer {
  subject: string;
  text: string;
  /** Who wrote it; null for a deleted account. */
  by: string | null;
  createdAt: string;
}

/** An answer to send; the mail quotes the message below it. */
export interface ContactAnswerFields {
  subject: string;
  text: string;
}

export interface ContactMessageListQuery {
  page?: number;
  /** Only unread ones. */
  unread?: boolean;
  /** Only suspicious messages; without it only the others are listed. */
  suspicious?: boolean;
}

/** The form, with a photo's number and address filled in: for a copy of it, or the right to use it. */
export const contactAbout = (photo: { slug: string }): string => `/about?photo=${photo.slug}#contattaci`;
/** Where a visitor without scripts is redirected after sending the contact form. */
export const contactSentPath = '/about?sent=contact#contattaci';
