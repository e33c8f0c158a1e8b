/** One mail to one person, as text and as HTML. */
export interface Email {
  /** A bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A bare address; answers go to the sender where there is none. */
  replyTo?: string;
}
