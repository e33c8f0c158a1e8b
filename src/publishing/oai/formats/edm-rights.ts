/** What Europeana accepts (EDM, external profile), as the addresses of the licences begin. */
const creativeCommons = /^https?:\/\/(creativecommons\.org\/(?:licenses|publicdomain)\/.+)$/;
const statement = /^https?:\/\/rightsstatements\.org\/(?:vocab|page)\/([A-Za-z-]+)\/1\.0\/?$/;
const accepted = ['NoC-NC', 'NoC-OKLR', 'InC', 'InC-EDU', 'InC-OW-EU', 'CNE'];

const statementUri = (code: string): string => `http://rightsstatements.org/vocab/${code}/1.0/`;

/**
 * The rights of a record for Europeana, which takes the licences of Creative Commons and six statements of RightsStatements.org:
 * the other statements that something is in copyright become "In Copyright", and whatever else is said, or nothing,
 * "Copyright Not Evaluated". The words of the archive stand beside it.
 */
export function edmRights(licence: string | null): string {
  const [, deed] = creativeCommons.exec(licence ?? '') ?? [];
  if (deed) return `http://${deed}`;
  const [, code = ''] = statement.exec(licence ?? '') ?? [];
  if (accepted.includes(code)) return statementUri(code);
  return statementUri(code.startsWith('InC-') ? 'InC' : 'CNE');
}
