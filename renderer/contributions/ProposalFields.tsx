import type { Contribution } from '../../src/contract/contribution.js';
import { limits } from '../../src/contract/limits.js';
import { TextAreaField } from '../forms/TextAreaField.js';
import { TextField } from '../forms/TextField.js';
import type { FormSubmission } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { PinField } from '../map/pin/PinField.js';
import { Disclosure } from '../ui/Disclosure.js';
import { LicenceField } from './LicenceField.js';

const { line, title, description, note } = limits.text;

interface ProposalFieldsProps {
  /** The proposal that is edited. */
  proposal?: Contribution;
  errorOf: FormSubmission['errorOf'];
}

/** The metadata fields of a proposed photograph; `proposal.ts` reads them. */
export function ProposalFields({ proposal, errorOf }: ProposalFieldsProps) {
  const { t } = useText();
  const { lat = null, lng = null } = proposal ?? {};
  const position = lat === null || lng === null ? '' : `${lat}, ${lng}`;
  const positionError = errorOf('lat') ?? errorOf('lng');
  return (
    <>
      <TextField
        label={t('contribute.fieldTitle')}
        name="title"
        maxLength={title}
        required
        defaultValue={proposal?.title ?? ''}
        error={errorOf('title')}
      />
      <TextAreaField
        label={t('contribute.description')}
        hint={t('contribute.descriptionHint')}
        name="description"
        rows={5}
        maxLength={description}
        defaultValue={proposal?.description ?? ''}
        error={errorOf('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('contribute.year')}
          hint={t('contribution.yearHint')}
          name="year"
          maxLength={line}
          defaultValue={proposal?.year ?? ''}
          error={errorOf('year')}
        />
        <TextField
          label={t('contribute.author')}
          name="author"
          maxLength={line}
          defaultValue={proposal?.author ?? ''}
          error={errorOf('author')}
        />
      </div>
      <TextField
        label={t('contribute.source')}
        hint={t('contribute.sourceHint')}
        name="source"
        maxLength={line}
        defaultValue={proposal?.source ?? ''}
        error={errorOf('source')}
      />
      <fieldset className="field">
        <legend>{t('contribute.position')}</legend>
        <PinField names={['position']}>
          <Disclosure label={t('contribute.typeCoordinates')} isOpen={position !== '' || positionError !== undefined}>
            <TextField
              label={t('contribute.coordinates')}
              hint={t('contribution.positionHint')}
              name="position"
              data-errors="lat lng"
              maxLength={line}
              defaultValue={position}
              error={positionError}
            />
          </Disclosure>
        </PinField>
      </fieldset>
      <LicenceField name="license" value={proposal?.license ?? ''} error={errorOf('license')} />
      <TextAreaField
        label={t('contribution.note')}
        name="note"
        rows={3}
        maxLength={note}
        defaultValue={proposal?.note ?? ''}
        error={errorOf('note')}
      />
    </>
  );
}
