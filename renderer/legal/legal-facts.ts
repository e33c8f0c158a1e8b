import { arkOf } from '../../src/contract/ark.js';
import { consentTexts } from '../../src/contract/consents.js';
import { type Language, languageTable, withLanguage } from '../../src/contract/languages.js';
import { licenceUrl } from '../../src/contract/licences.js';
import { localized } from '../../src/contract/localized.js';
import type { PageSite } from '../../src/contract/settings.js';
import { requestRates } from '../../src/contract/request-rates.js';
import { shareTargetsOf } from '../../src/contract/share-targets.js';
import { formatNumber } from '../i18n/format.js';
import { serverTexts } from '../i18n/server-texts.js';

/** What the texts say about this installation. What its settings leave empty is null, and the texts have a sentence for that. */
export interface LegalFacts {
  siteName: string;
  operator: {
    name: string | null;
    /** On one line. */
    address: string | null;
    email: string | null;
    privacyEmail: string | null;
  };
  /** Licence of photos that name none; `url` is null for one that is unknown to us. */
  defaultLicense: { name: string; url: string | null } | null;
  /** The names of the networks that pages can be shared to, as a sentence lists them; null without any. */
  shareTargets: string | null;
  /** Of the privacy policy, as it is written beside a member's consent. */
  privacyVersion: string;
  /** The steps of a removal, as described on /about. */
  removalSteps: { title: string; text: string }[];
  /** Of the site: `https://archive.example.org`. */
  origin: string;
  /** Numbers of records of this archive, to try addresses with; the ARK of that photo, where the archive has them. */
  examples: { photo: number; entity: number; ark: string | null };
  /** Requests in a minute, see `requestRates`. */
  rates: { reads: string; key: string; images: string };
  /** Address of an own page in the language of the text. */
  to(path: string): string;
}

/** @param examples of records; the first ones where there are none, or none are shown */
export function legalFacts(
  site: PageSite,
  language: Language,
  { photo = 1, entity = 1 }: { photo?: number | undefined; entity?: number | undefined } = {},
): LegalFacts {
  const t = serverTexts(language);
  const email = filled(site.contactEmail);
  const license = filled(site.defaultLicense);
  const shareTargets = shareTargetsOf(site).map(({ name }) => name);
  return {
    siteName: localized(site, 'siteName', language),
    operator: {
      name: filled(site.operatorName),
      address:
        filled(site.operatorAddress)
          ?.split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', ') ?? null,
      email,
      privacyEmail: filled(site.privacyEmail) ?? email,
    },
    defaultLicense: license === null ? null : { name: license, url: licenceUrl(license, site.ownLicences) },
    shareTargets: shareTargets.length > 0 ? listed(shareTargets, language) : null,
    privacyVersion: consentTexts.privacy,
    removalSteps: removalSteps.map((step) => ({
      title: t(`about.removal.${step}.title`),
      text: t(`about.removal.${step}.text`),
    })),
    origin: site.origin,
    examples: { photo, entity, ark: arkOf(site.naan, 'photo', photo) },
    rates: {
      reads: formatNumber(requestRates.anonymousReads, language),
      key: formatNumber(requestRates.key, language),
      images: formatNumber(requestRates.imageParts, language),
    },
    to: (path) => withLanguage(language, path),
  };
}

const removalSteps = ['find', 'write', 'answer', 'check', 'remove'] as const;

/** `Facebook, X and Pinterest` */
const listed = (names: string[], language: Language): string =>
  new Intl.ListFormat(languageTable[language].intl).format(names);

/** A setting that contains only white space counts as empty. */
const filled = (setting: string | null): string | null => setting?.trim() || null;
