import type { ReactNode } from 'react';
import type { MappingRule, MappingStep } from '../../../../../src/contract/exchange/mapping.js';
import type { ExchangeTable } from '../../../../../src/contract/exchange/tables.js';
import { stepsThatFit, withSteps } from '../../../../../renderer/admin/imports/edit-mapping.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { TextField } from '../../../../../renderer/forms/TextField.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Disclosure } from '../../../../../renderer/ui/Disclosure.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';
import type { ErrorOf } from './mapping-form.js';
import { StepFields } from './StepFields.js';

interface TransformProps {
  table: ExchangeTable;
  rule: MappingRule;
  place: number;
  errorOf: ErrorOf;
  onChange(rule: MappingRule): void;
  /** Below: what else can be done with the column. */
  children?: ReactNode;
}

/** What a step does before somebody says more. */
const newSteps: { [Name in MappingStep['do']]: Extract<MappingStep, { do: Name }> } = {
  part: { do: 'part', separator: ',', number: 1 },
  split: { do: 'split', separator: ',' },
  replace: { do: 'replace', values: {} },
  without: { do: 'without', prefix: '' },
  plainText: { do: 'plainText' },
  coordinate: { do: 'coordinate', axis: 'lat' },
  day: { do: 'day', bound: 'earliest' },
  dating: { do: 'dating', says: 'earliest' },
};

/** What is done with the texts of a rule on their way, folded: most need nothing. */
export function Transform({ table, rule, place, errorOf, onChange, children }: TransformProps) {
  const { t, language } = useAdminText();
  const { steps = [] } = rule;
  const count = steps.length;
  const errors = steps.map((_, number) => errorOf(`rules.${place}.steps.${number}`));
  return (
    <Disclosure
      label={
        count > 0
          ? t('imports.map.transforms', { count, number: formatNumber(count, language) })
          : t('imports.map.transform')
      }
      {...(errors.some(Boolean) && { isOpen: true })}
    >
      <div className="mb-3 grid gap-4 border-s-2 border-line ps-4">
        {rule.from.length > 1 && (
          <TextField
            label={t('imports.map.join')}
            hint={t('imports.map.joinHint')}
            value={rule.join ?? ''}
            onChange={({ target }) => onChange(withJoin(rule, target.value))}
          />
        )}
        {count > 0 && (
          <ol className="grid gap-4">
            {steps.map((step, number) => (
              <StepFields
                // A step has no name of its own, and only the last one is added or another one removed.
                key={`${number}-${step.do}-${count}`}
                step={step}
                number={number}
                error={errors[number]}
                onChange={(changed) =>
                  onChange(
                    withSteps(
                      rule,
                      steps.map((other, at) => (at === number ? changed : other)),
                    ),
                  )
                }
                onRemove={() =>
                  onChange(
                    withSteps(
                      rule,
                      steps.filter((_, at) => at !== number),
                    ),
                  )
                }
              />
            ))}
          </ol>
        )}
        <AddStep
          names={stepsThatFit(table, rule.to)}
          onAdd={(name) => onChange(withSteps(rule, [...steps, newSteps[name]]))}
        />
        <TextField
          label={t('imports.map.otherwise')}
          hint={t('imports.map.otherwiseHint')}
          value={rule.value ?? ''}
          error={errorOf(`rules.${place}.value`)}
          onChange={({ target }) => onChange(withValue(rule, target.value))}
        />
        {children}
      </div>
    </Disclosure>
  );
}

interface AddStepProps {
  names: readonly MappingStep['do'][];
  onAdd(name: MappingStep['do']): void;
}

function AddStep({ names, onAdd }: AddStepProps) {
  const { t } = useAdminText();
  return (
    <div role="group" aria-label={t('imports.map.addStep')}>
      <p className="text-sm font-semibold">{t('imports.map.addStep')}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {names.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => onAdd(name)}>
            <Icon name={actionIcons.add} size={14} />
            {t(`imports.stepNames.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function withJoin({ join: _, ...rule }: MappingRule, join: string): MappingRule {
  return join === '' ? rule : { ...rule, join };
}

function withValue({ value: _, ...rule }: MappingRule, value: string): MappingRule {
  return value === '' ? rule : { ...rule, value };
}
