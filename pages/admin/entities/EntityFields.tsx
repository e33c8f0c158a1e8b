import type { EntityType } from '../../../src/contract/entity-type.js';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextAreaField } from '../../../renderer/forms/TextAreaField.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { PinField } from '../../../renderer/map/PinField.js';

const { name, line, note, description } = limits.text;

interface EntityFieldsProps {
  values: RecordValues;
  types: EntityType[];
  errorOf(field: string): string | undefined;
}

export function EntityFields({ values, types, errorOf }: EntityFieldsProps) {
  const { t, language } = useAdminText();
  const field = (of: string, maxLength: number = line) => ({
    name: of,
    maxLength,
    defaultValue: values[of] ?? '',
    error: errorOf(of),
  });
  const translated = { values, errorOf };
  return (
    <>
      <FieldGroup id="names" title={t('entities.names')}>
        <TranslatedField {...translated} name="name" label={t('entities.name')} maxLength={name} required />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...field('historicalName', name)} label={t('entities.historicalName')} />
          <SelectField
            name="entityTypeCode"
            label={t('entities.type')}
            options={types.map((type) => ({ value: type.code, text: localized(type, 'name', language) }))}
            defaultValue={values['entityTypeCode'] ?? ''}
            error={errorOf('entityTypeCode')}
          />
        </div>
      </FieldGroup>
      <FieldGroup id="texts" title={t('entities.texts')}>
        <TranslatedField {...translated} name="excerpt" label={t('entities.excerpt')} maxLength={note} rows={4} />
        <TranslatedField
          {...translated}
          name="description"
          label={t('entities.story')}
          hint={t('entities.storyHint')}
          maxLength={description}
          rows={14}
        />
      </FieldGroup>
      <FieldGroup id="construction" title={t('entities.construction')}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...field('constructionYear', 4)} label={t('entities.constructionYear')} inputMode="numeric" />
          <SelectField
            name="stillExists"
            label={t('entities.stillExists')}
            options={[
              { value: '', text: t('entities.exists.unknown') },
              { value: 'true', text: t('entities.exists.yes') },
              { value: 'false', text: t('entities.exists.no') },
            ]}
            defaultValue={values['stillExists'] ?? ''}
            error={errorOf('stillExists')}
          />
        </div>
        <TranslatedField
          {...translated}
          name="constructionText"
          label={t('entities.constructionText')}
          maxLength={line}
        />
        <TranslatedField {...translated} name="architect" label={t('entities.architect')} maxLength={line} />
        <TranslatedField {...translated} name="architecturalStyle" label={t('entities.style')} maxLength={line} />
      </FieldGroup>
      <FieldGroup id="person" title={t('entities.person')} hint={t('entities.personHint')}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...field('birthDate')} label={t('entities.birthDate')} />
          <TextField {...field('birthPlace')} label={t('entities.birthPlace')} />
          <TextField {...field('deathDate')} label={t('entities.deathDate')} />
          <TextField {...field('profession')} label={t('entities.profession')} />
          <TextField {...field('religion')} label={t('entities.religion')} />
        </div>
      </FieldGroup>
      <FieldGroup id="place" title={t('form.place')} hint={t('form.placeHint')}>
        <PinField names={['lat', 'lng']}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <TextField {...field('lat', 20)} label={t('form.lat')} inputMode="decimal" />
            <TextField {...field('lng', 20)} label={t('form.lng')} inputMode="decimal" />
          </div>
        </PinField>
      </FieldGroup>
      <FieldGroup id="sources" title={t('entities.sources')}>
        <TextAreaField
          {...field('sources', description)}
          label={t('entities.sourcesLabel')}
          hint={t('entities.sourcesHint')}
          rows={4}
        />
      </FieldGroup>
    </>
  );
}
