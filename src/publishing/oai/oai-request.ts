import { OaiError } from './oai-error.js';
import { type MetadataPrefix, metadataFormats } from './formats/metadata-formats.js';
import type { HarvestedList, ResumptionTokens } from './resumption-token.js';
import { readMoment, type WrittenMoment } from './utc-time.js';

/** The arguments of each verb (OAI-PMH 2.0, section 4); a token stands alone in place of those of a list. */
const verbs = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: [] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set'] },
} as const;

export type OaiVerb = keyof typeof verbs;

/** Lists are given out in parts: their requests may have a token. That of the sets is in one part. */
const lists: readonly OaiVerb[] = ['ListIdentifiers', 'ListRecords', 'ListSets'];

export interface OaiRequest {
  verb: OaiVerb;
  /** As they were sent. */
  arguments: Record<string, string>;
}

/**
 * A request as it was sent, in the query or as a form.
 * @throws OaiError badVerb; badArgument for an argument that is unknown, missing, empty or there twice
 */
export function readRequest(query: Record<string, unknown>): OaiRequest {
  const { verb, ...rest } = query;
  if (typeof verb !== 'string' || !Object.hasOwn(verbs, verb))
    throw new OaiError('badVerb', 'The verb is missing, unknown, or there more than once.');
  const known = verb as OaiVerb;
  const isResumed = lists.includes(known) && 'resumptionToken' in rest;
  const { required, optional } = isResumed ? { required: ['resumptionToken'], optional: [] } : verbs[known];
  const allowed: readonly string[] = [...required, ...optional];
  for (const [name, value] of Object.entries(rest)) {
    if (!allowed.includes(name))
      throw new OaiError('badArgument', `${verb} has no argument of this name beside the others: ${name.slice(0, 50)}`);
    if (typeof value !== 'string' || value === '')
      throw new OaiError('badArgument', `The argument is empty or there more than once: ${name}`);
  }
  const missing = required.find((name) => !(name in rest));
  if (missing) throw new OaiError('badArgument', `${verb} needs the argument ${missing}.`);
  return { verb: known, arguments: rest as Record<string, string> };
}

/** The list that ListIdentifiers and ListRecords ask for. @throws OaiError */
export function readList({ arguments: sent }: OaiRequest, tokens: ResumptionTokens): HarvestedList {
  if (sent.resumptionToken !== undefined) return tokens.read(sent.resumptionToken);
  const from = readEnd('from', sent.from);
  const until = readEnd('until', sent.until);
  if (from && until && from.ms !== until.ms)
    throw new OaiError('badArgument', 'from and until must both be days, or both be seconds.');
  if (from && until && from.start > until.start) throw new OaiError('badArgument', 'until is before from.');
  return {
    prefix: readPrefix(sent.metadataPrefix ?? ''),
    set: readSet(sent.set),
    from: from && from.start,
    before: until && new Date(until.start.getTime() + until.ms),
    after: null,
    cursor: 0,
  };
}

/** Empty: the whole archive. A setSpec has the characters of the protocol's schema only. */
function readSet(text = ''): string {
  if (!/^[\w.!~*'():-]*$/.test(text)) throw new OaiError('badArgument', 'set is no setSpec.');
  return text;
}

/** @throws OaiError cannotDisseminateFormat */
export function readPrefix(text: string): MetadataPrefix {
  if (!Object.hasOwn(metadataFormats, text))
    throw new OaiError('cannotDisseminateFormat', `The formats are ${Object.keys(metadataFormats).join(', ')}.`);
  return text as MetadataPrefix;
}

function readEnd(name: string, text: string | undefined): WrittenMoment | null {
  if (text === undefined) return null;
  const moment = readMoment(text);
  if (!moment) throw new OaiError('badArgument', `${name} is neither YYYY-MM-DD nor YYYY-MM-DDThh:mm:ssZ.`);
  return moment;
}
