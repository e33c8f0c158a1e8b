import { useSyncExternalStore } from 'react';
import { formatNumber } from '../../i18n/format.js';
import { Disclosure } from '../../ui/Disclosure.js';
import { failureText } from '../failure-text.js';
import { useAdminText } from '../use-admin-text.js';
import { photoUploads, sidePairs } from './photo-uploads.js';
import type { AcceptedPair, ProposedPair } from './side-pairs.js';

const { get, subscribe } = sidePairs;

/** The chosen files that are front and back of one object by their names, to be joined or not, and how far that is. */
export function SidesProposal() {
  const { t } = useAdminText();
  const { proposed, accepted } = useSyncExternalStore(subscribe, get, get);
  if (proposed.length + accepted.length === 0) return null;
  return (
    <section aria-labelledby="sides-of-files" className="mt-5 border border-line bg-surface px-4 py-4 text-sm sm:px-6">
      <h3 id="sides-of-files" className="font-sans font-semibold">
        {t('uploads.sides.title')}
      </h3>
      {proposed.length > 0 && <Proposal pairs={proposed} />}
      <Progress pairs={accepted} />
    </section>
  );
}

function Proposal({ pairs }: { pairs: readonly ProposedPair[] }) {
  const { t, language } = useAdminText();
  const nameOf = (key: number): string => photoUploads.uploads.find(key)?.name ?? '';
  return (
    <>
      <p role="status" className="mt-1">
        {t('uploads.sides.found', { count: pairs.length, number: formatNumber(pairs.length, language) })}
      </p>
      <p className="mt-1 max-w-prose text-mute">{t('uploads.sides.hint')}</p>
      <Disclosure label={t('uploads.sides.list')} isOpen={pairs.length <= 5}>
        <ul className="pb-3">
          {pairs.map(({ front, back }) => (
            <li key={back} className="text-mute wrap-anywhere">
              {nameOf(front)} – {nameOf(back)}
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => sidePairs.accept()}>
          {t('uploads.sides.accept')}
        </button>
        <button type="button" className="btn btn-outline" onClick={() => sidePairs.decline()}>
          {t('uploads.sides.decline')}
        </button>
      </div>
    </>
  );
}

/** Those that were accepted, by how far they are, and why some were not joined. */
function Progress({ pairs }: { pairs: readonly AcceptedPair[] }) {
  const { t, language } = useAdminText();
  const failed = pairs.filter(({ state }) => state === 'failed');
  const joined = pairs.filter(({ state }) => state === 'joined').length;
  const waiting = pairs.length - failed.length - joined;
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const failures = [...new Set(failed.flatMap(({ failure }) => failure ?? []))];
  return (
    <div role="status">
      {waiting > 0 && <p className="mt-1">{t('uploads.sides.waiting', counted(waiting))}</p>}
      {joined > 0 && <p className="mt-1">{t('uploads.sides.joined', counted(joined))}</p>}
      {failed.length > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-danger">
          <p>
            {t('uploads.sides.failed', counted(failed.length))}:{' '}
            {failures.map((code) => failureText(code, language)).join(' ')}
          </p>
          <button type="button" className="btn btn-outline min-h-9 px-3 py-1" onClick={() => sidePairs.retry()}>
            {t('photos.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
