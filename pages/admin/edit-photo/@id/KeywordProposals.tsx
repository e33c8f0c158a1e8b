import { type ReactNode, useState } from 'react';
import type { AdminTag } from '../../../../src/contract/tag.js';
import { localized, localizedFields } from '../../../../src/contract/localized.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';

interface KeywordProposalsProps {
  keywords: string[];
  /** Below the keywords. */
  note: ReactNode;
  /** Called with the tags that some of the keywords are. */
  onTags(tags: Linkable[]): void;
}

/** The keywords of the file: a click links the tags that they are; the others become tags only when they are ticked. */
export function KeywordProposals({ keywords, note, onTags }: KeywordProposalsProps) {
  const { t, language } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const [unknown, setUnknown] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const asLink = (tag: AdminTag): Linkable => ({ id: tag.id, name: localized(tag, 'name', language) });

  const use = () =>
    attempt(
      async () => {
        const found = await Promise.all(keywords.map(findTag));
        const tags = found.flatMap((tag) => (tag ? [asLink(tag)] : []));
        onTags(tags);
        setUnknown(keywords.filter((_, index) => !found[index]));
        showToast({ kind: 'info', title: t(tags.length > 0 ? 'uploads.keywordsUsed' : 'uploads.keywordsUnknown') });
      },
      { done: null, failed: t('bulk.failed') },
    );
  const make = () =>
    attempt(
      async () => {
        for (const name of chosen) {
          onTags([asLink(await adminApi.adminTags.create({ name }))]);
          setUnknown((others) => others.filter((other) => other !== name));
          setChosen((others) => others.filter((other) => other !== name));
        }
      },
      { done: t('uploads.keywordsUsed'), failed: t('links.tagNotCreated') },
    );

  return (
    <div className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="font-semibold">{t('uploads.keywords')}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {keywords.join(', ')}
        {note}
      </dd>
      <dd>
        <button
          type="button"
          className="btn btn-outline min-h-9 px-3 py-1"
          aria-label={t('uploads.useKeywords')}
          disabled={isBusy}
          onClick={() => void use()}
        >
          {t('uploads.use')}
        </button>
      </dd>
      {unknown.length > 0 && (
        <dd className="col-span-full">
          <fieldset>
            <legend className="text-mute">{t('bulk.fromFile.unknown')}</legend>
            <div className="flex flex-wrap gap-x-6 wrap-anywhere">
              {unknown.map((keyword) => (
                <CheckField
                  key={keyword}
                  checked={chosen.includes(keyword)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, keyword] : chosen.filter((other) => other !== keyword))
                  }
                >
                  {keyword}
                </CheckField>
              ))}
            </div>
            <button
              type="button"
              className="btn btn-outline mt-1 min-h-9 px-3 py-1"
              disabled={isBusy || chosen.length === 0}
              onClick={() => void make()}
            >
              {t('uploads.makeTags')}
            </button>
          </fieldset>
        </dd>
      )}
    </div>
  );
}

async function findTag(keyword: string): Promise<AdminTag | undefined> {
  const { items } = await adminApi.adminTags.list({ q: keyword });
  return items.find((tag) =>
    localizedFields('name').some((name) => {
      const known = tag[name];
      return known && isSame(known, keyword);
    }),
  );
}

const isSame = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
