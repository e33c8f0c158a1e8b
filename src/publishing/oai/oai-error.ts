/** The error conditions of OAI-PMH 2.0, section 3.6. An answer with one of them has the status 200. */
export type OaiErrorCode =
  'badArgument' | 'badResumptionToken' | 'badVerb' | 'cannotDisseminateFormat' | 'idDoesNotExist' | 'noRecordsMatch';

/** A request that the protocol answers with an error. */
export class OaiError extends Error {
  constructor(
    readonly code: OaiErrorCode,
    message: string,
  ) {
    super(message);
  }
}
