import { type RefObject, useState, useSyncExternalStore } from 'react';
import { limits } from '../../../src/contract/limits.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import type { PhotoFields } from '../../../src/contract/admin-photo.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { textOf } from '../../forms/use-form-submit.js';
import { useText } from '../../i18n/use-text.js';
import { Disclosure } from '../../ui/Disclosure.js';
import { EntityPicker } from '../links/EntityPicker.js';
import { FondsPicker } from '../links/FondsPicker.js';
import { TagPicker } from '../links/TagPicker.js';
import { MetadataInput } from '../records/MetadataInput.js';
import { useAdminText } from '../use-admin-text.js';
import { keepBatchDraft } from './batch-draft.js';
import { offeredData } from './unfinished-uploads.js';
import type { BatchData, BatchLinks } from './upload.js';

type Links = BatchLinks;
const noLinks: Links = { tags: [], entities: [] };

/** The fields that the photos of a batch often share. */
const shared = ['license', 'source', 'author', 'year'] as const;

/** What the photos of chosen files say from the start. */
export function useUploadDefaults(form: RefObject<HTMLFormElement | null>) {
  const offer = useSyncExternalStore(offeredData.subscribe, offeredData.get, () => null);
  const [chosen, setChosen] = useState<Links & { of: BatchData | null }>({ ...noLinks, of: null });
  // What is offered takes the place of what was chosen before it.
  const links: Links = chosen.of === offer ? chosen : (offer?.links ?? noLinks);
  const keep = (of: Links) => {
    if (form.current) keepBatchDraft({ fields: { ...fieldsOf(new FormData(form.current)), ...idsOf(of) }, links: of });
  };
  const setLinks = (to: Links) => {
    setChosen({ ...to, of: offer });
    keep(to);
  };
  const [isYearWrong, setYearWrong] = useState(false);
  /** Null when something in the form is wrong; the form says what. */
  const read = (): PhotoFields | null => {
    const fields = form.current ? fieldsOf(new FormData(form.current)) : {};
    const isWrong = fields.year !== undefined && !isYear(fields.year);
    setYearWrong(isWrong);
    return isWrong ? null : { ...fields, ...idsOf(links) };
  };
  return {
    offer,
    links: { tags: links.tags, entities: links.entities, fonds: links.fonds ?? [] },
    setLinks,
    keep: () => keep(links),
    isYearWrong,
    read,
  };
}

interface UploadDefaultsProps extends Omit<ReturnType<typeof useUploadDefaults>, 'read'> {
  form: RefObject<HTMLFormElement | null>;
}

/** Whether the photos are published at once, and what all of them say from the start. */
export function UploadDefaults({ form, offer, links, setLinks, keep, isYearWrong }: UploadDefaultsProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
  return (
    <form
      ref={form}
      // Filled in anew with what is offered.
      key={offer ? JSON.stringify(offer.fields) : 'empty'}
      className="border-b border-line px-5 py-4 sm:px-6"
      onSubmit={(event) => event.preventDefault()}
      onInput={keep}
    >
      <label className="check">
        <input
          type="checkbox"
          name="publish"
          autoComplete="off"
          aria-describedby="upload-as"
          defaultChecked={offer?.fields.status === 'published'}
        />
        <span>{t('photos.publishAtOnce')}</span>
      </label>
      <p id="upload-as" className="max-w-prose text-sm text-mute">
        {t('photos.publishAtOnceHint')}
      </p>
      <div className="mt-2">
        <Disclosure label={t('uploads.defaults')} isOpen={isYearWrong || offer !== null || undefined}>
          <p className="mt-1 mb-5 max-w-prose text-sm text-mute">{t('uploads.defaultsHint')}</p>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
            {shared.map((name) => (
              <MetadataInput
                key={name}
                name={name}
                field={photoMetadata[name]}
                label={site(`photo.fields.${name}`)}
                hint={undefined}
                values={offer ? valuesOf(offer) : {}}
                errorOf={() =>
                  name === 'year' && isYearWrong ? t('uploads.yearInvalid', { min: limits.year.min }) : undefined
                }
              />
            ))}
          </div>
          <div className="mt-6 mb-3 grid gap-x-10 gap-y-6 xl:grid-cols-2">
            <EntityPicker
              name="entityIds"
              label={t('photo.entities')}
              hint={t('photo.entitiesHint')}
              chosen={links.entities}
              onChange={(entities) => setLinks({ ...links, entities })}
              isOrdered
              canCreate
              error={undefined}
            />
            <TagPicker
              name="tagIds"
              label={t('photo.tags')}
              chosen={links.tags}
              onChange={(tags) => setLinks({ ...links, tags })}
              canCreate
              error={undefined}
            />
            {isEditor && (
              <FondsPicker
                name="fondsId"
                label={t('photo.fonds')}
                hint={t('photo.fondsHint')}
                chosen={links.fonds ?? []}
                onChange={(fonds) => setLinks({ ...links, fonds })}
                error={undefined}
              />
            )}
          </div>
        </Disclosure>
      </div>
    </form>
  );
}

function fieldsOf(form: FormData): PhotoFields {
  const texts = shared.map((name) => [name, textOf(form, name).trim()] as const).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, name === 'year' ? Number(text) : text])),
    status: form.has('publish') ? 'published' : 'draft',
  };
}

const valuesOf = ({ fields }: BatchData): Record<string, string> =>
  Object.fromEntries(shared.map((name) => [name, String(fields[name] ?? '')]));

const idsOf = ({ tags, entities, fonds }: Links): PhotoFields => ({
  ...(tags.length > 0 && { tagIds: tags.map(({ id }) => id) }),
  ...(entities.length > 0 && { entityIds: entities.map(({ id }) => id) }),
  ...(fonds?.[0] && { fondsId: fonds[0].id }),
});

const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= limits.year.min && year <= new Date().getFullYear();
