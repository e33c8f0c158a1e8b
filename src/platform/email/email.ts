/** One email to one person, as text and as HTML. */
export interface Email {
  /** An address without a name. */
  to: string;
  /** The name beside the sender's address, unless MAIL_FROM has one. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** An address without a name. Default: replies go to the sender. */
  replyTo?: string;
  /** A person has written it for this reader, whose automatic responder may answer. */
  isWrittenByHand?: boolean;
}
