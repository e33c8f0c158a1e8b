import { usePageContext } from 'vike-react/usePageContext';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { languageTable } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { localized, localizedField, noText } from '../../../src/contract/localized.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import { findEntities } from '../../../renderer/admin/links/find-linkable.js';
import { LinkSearch } from '../../../renderer/admin/links/LinkSearch.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { isChoiceOf, relationChoices } from './relation-choices.js';

type Relation = AdminEntityDetail['relations'][number];

interface RelationFieldsProps {
  /** The entity itself, which cannot be related to itself. */
  id: number;
  /** Of the archive, in their order. */
  kinds: AdminRelationKind[];
  relations: Relation[];
  onChange(relations: Relation[]): void;
  errorOf(field: string): string | undefined;
}

/** The entities that this one is related to, each with the kind of the relation and a reason in words. */
export function RelationFields({ id, kinds, relations, onChange, errorOf }: RelationFieldsProps) {
  const { t, language } = useAdminText();
  const { languages } = usePageContext().site;
  const choices = relationChoices(kinds, language);
  const [usual] = choices;
  const set = (index: number, change: Partial<Relation>) =>
    onChange(relations.map((relation, at) => (at === index ? { ...relation, ...change } : relation)));
  return (
    <div className="grid gap-4">
      {relations.length > 0 && (
        <ul className="border-t border-line">
          {relations.map((relation, index) => {
            const name = localized(relation, 'name', language);
            return (
              <li key={relation.entityId} className="border-b border-line py-2">
                <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
                  <span className="font-medium">{name}</span>
                  <div className="field max-sm:col-span-2 max-sm:row-start-2">
                    <select
                      aria-label={t('entities.relationKind', { name })}
                      value={choices.findIndex((choice) => isChoiceOf(choice, relation))}
                      onChange={({ target }) => {
                        const choice = choices[Number(target.value)];
                        if (choice) set(index, { kind: choice.kind, isReverse: choice.isReverse });
                      }}
                    >
                      {choices.map(({ kind, isReverse, label }, at) => (
                        <option key={`${kind} ${isReverse}`} value={at}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </div>
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={t('links.remove', { name })}
                    onClick={() => onChange(relations.toSpliced(index, 1))}
                  >
                    <Icon name="close" size={18} />
                  </button>
                </div>
                <Disclosure label={t('entities.relationReason')}>
                  <div className="grid gap-3 pb-3 xl:grid-cols-3">
                    {languages.map((of) => {
                      const field = localizedField('reason', of);
                      return (
                        <TextField
                          key={of}
                          label={languageTable[of].name}
                          lang={of}
                          maxLength={limits.text.note}
                          value={relation[field] ?? ''}
                          onChange={({ target }) => set(index, { [field]: target.value || null })}
                          data-errors={`relations.${index}.${field}`}
                          error={errorOf(`relations.${index}.${field}`)}
                        />
                      );
                    })}
                  </div>
                </Disclosure>
              </li>
            );
          })}
        </ul>
      )}
      {!usual && <p className="text-sm text-mute">{t('entities.noRelationKinds')}</p>}
      {usual && relations.length < recordLimits.relations.max && (
        <LinkSearch
          name="relations"
          label={t('entities.relations')}
          find={(words) => findEntities(words, language)}
          isOffered={(one) => one.id !== id && relations.every(({ entityId }) => entityId !== one.id)}
          onAdd={(one) =>
            onChange([
              ...relations,
              {
                entityId: one.id,
                kind: usual.kind,
                isReverse: false,
                ...noText('reason'),
                ...noText('name'),
                name: one.name,
              },
            ])
          }
          error={errorOf('relations')}
        />
      )}
    </div>
  );
}
