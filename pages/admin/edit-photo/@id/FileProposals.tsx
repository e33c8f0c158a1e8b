import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import { type AdminPhotoDetail, type PhotoFromFile, proposedByFile } from '../../../../src/contract/admin-photo.js';
import { fieldLabel } from '../../../../renderer/admin/records/field-label.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { FieldGroup } from '../../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { KeywordProposals } from './KeywordProposals.js';

const single = proposedByFile.filter((name) => name !== 'lat' && name !== 'lng');

interface FileProposalsProps {
  photo: AdminPhotoDetail;
  fromFile: PhotoFromFile;
  /** Called with the tags that its keywords are. */
  onTags(tags: Linkable[]): void;
}

/** What the file of the scan says, field by field: a click writes it into the form, where it can be changed before it is saved. */
export function FileProposals({ photo, fromFile, onTags }: FileProposalsProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { lat, lng, place, keywords = [], shortened = [] } = fromFile;
  const named = single
    .filter((name) => fromFile[name] !== undefined && fromFile[name] !== photo[name])
    .map((name) => ({
      label: fieldLabel(photoMetadata, name, (field) => site(`photo.fields.${field}`)) ?? name,
      values: { [name]: String(fromFile[name]) },
      isShortened: shortened.includes(name),
    }));
  const isElsewhere = lat !== undefined && lng !== undefined && (lat !== photo.lat || lng !== photo.lng);
  const proposals: Proposal[] = isElsewhere
    ? [...named, { label: t('uploads.position'), values: { lat: String(lat), lng: String(lng) }, isShortened: false }]
    : named;
  if (proposals.length === 0 && !place && keywords.length === 0) return null;
  return (
    <FieldGroup id="from-file" title={t('uploads.fromFile')} hint={t('uploads.fromFileHint')}>
      <dl className="border-t border-line text-sm">
        {proposals.map((proposal) => (
          <FileProposal key={proposal.label} {...proposal} />
        ))}
        {place && (
          <div className={row}>
            <dt className="font-semibold">{t('uploads.place')}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {place}
              {shortened.includes('place') && <Shortened />}
            </dd>
          </div>
        )}
        {keywords.length > 0 && (
          <KeywordProposals
            keywords={keywords}
            note={shortened.includes('keywords') && <Shortened />}
            onTags={onTags}
          />
        )}
      </dl>
    </FieldGroup>
  );
}

interface Proposal {
  label: string;
  /** The fields of the form that it fills. */
  values: Record<string, string>;
  isShortened: boolean;
}

function FileProposal({ label, values, isShortened }: Proposal) {
  const { t } = useAdminText();
  const value = Object.values(values).join(', ');
  return (
    <div className={row}>
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {value}
        {isShortened && <Shortened />}
      </dd>
      <dd>
        <button
          type="button"
          className="btn btn-outline min-h-9 px-3 py-1"
          aria-label={t('uploads.useItem', { field: label, value: value.slice(0, 80) })}
          onClick={({ currentTarget }) => {
            fill(currentTarget.form, values);
            showToast({ kind: 'info', title: t('uploads.used') });
          }}
        >
          {t('uploads.use')}
        </button>
      </dd>
    </div>
  );
}

/** The field holds less than the file says. */
function Shortened() {
  const { t } = useAdminText();
  return <span className="mt-1 block text-xs text-mute">{t('uploads.shortened')}</span>;
}

/** As if it was typed: the form counts it as a change, and the map follows. */
function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const row = 'grid items-center gap-x-6 gap-y-1 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]';
