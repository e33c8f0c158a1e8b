import type { Language } from '../../src/contract/languages.js';

/** The licences and marks of Creative Commons, from the freest to the strictest, by the path of their address. */
const creativeCommons = {
  cc0: { name: 'CC0 1.0', path: 'publicdomain/zero/1.0' },
  pdm: { name: 'Public Domain Mark 1.0', path: 'publicdomain/mark/1.0' },
  by: { name: 'CC BY 4.0', path: 'licenses/by/4.0' },
  bySa: { name: 'CC BY-SA 4.0', path: 'licenses/by-sa/4.0' },
  byNd: { name: 'CC BY-ND 4.0', path: 'licenses/by-nd/4.0' },
  byNc: { name: 'CC BY-NC 4.0', path: 'licenses/by-nc/4.0' },
  byNcSa: { name: 'CC BY-NC-SA 4.0', path: 'licenses/by-nc-sa/4.0' },
  byNcNd: { name: 'CC BY-NC-ND 4.0', path: 'licenses/by-nc-nd/4.0' },
} as const;

/** The twelve statements of RightsStatements.org by the code in their address: https://rightsstatements.org/page/1.0/ */
const rightsStatements = {
  InC: 'In Copyright',
  'InC-OW-EU': 'In Copyright – EU Orphan Work',
  'InC-EDU': 'In Copyright – Educational Use Permitted',
  'InC-NC': 'In Copyright – Non-Commercial Use Permitted',
  'InC-RUU': 'In Copyright – Rights-holder(s) Unlocatable or Unidentifiable',
  'NoC-CR': 'No Copyright – Contractual Restrictions',
  'NoC-NC': 'No Copyright – Non-Commercial Use Only',
  'NoC-OKLR': 'No Copyright – Other Known Legal Restrictions',
  'NoC-US': 'No Copyright – United States',
  CNE: 'Copyright Not Evaluated',
  UND: 'Copyright Undetermined',
  NKC: 'No Known Copyright',
} as const;

export type CreativeCommons = keyof typeof creativeCommons;
export type RightsStatement = keyof typeof rightsStatements;

export interface Statement {
  name: string;
  url: string;
  meaning: string;
}

/** With what each means, in the language of the text; the addresses lead to the explanation in that language. */
export const creativeCommonsStatements = (meanings: Record<CreativeCommons, string>, language: Language): Statement[] =>
  (Object.keys(creativeCommons) as CreativeCommons[]).map((code) => ({
    name: creativeCommons[code].name,
    url: `https://creativecommons.org/${creativeCommons[code].path}/deed.${language}`,
    meaning: meanings[code],
  }));

export const rightsStatementsStatements = (meanings: Record<RightsStatement, string>): Statement[] =>
  (Object.keys(rightsStatements) as RightsStatement[]).map((code) => ({
    name: rightsStatements[code],
    url: `https://rightsstatements.org/vocab/${code}/1.0/`,
    meaning: meanings[code],
  }));
