import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';

/** A kind of relation as it reads from the edited entity: a kind that reads differently from both ends is two choices. */
export interface RelationChoice {
  kind: string;
  isReverse: boolean;
  label: string;
}

export const relationChoices = (kinds: AdminRelationKind[], language: Language): RelationChoice[] =>
  kinds.flatMap((kind) => [
    { kind: kind.code, isReverse: false, label: localized(kind, 'name', language) },
    ...(kind.reverseName === null
      ? []
      : [{ kind: kind.code, isReverse: true, label: localized(kind, 'reverseName', language) ?? kind.reverseName }]),
  ]);

/** The choice that a relation has. */
export const isChoiceOf = (choice: RelationChoice, relation: { kind: string; isReverse?: boolean }): boolean =>
  choice.kind === relation.kind && choice.isReverse === (relation.isReverse ?? false);
