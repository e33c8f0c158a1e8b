import { usePageContext } from 'vike-react/usePageContext';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { arkPath } from '../../../src/contract/ark.js';
import { renditionUrl } from '../../../src/contract/image.js';
import { localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { citation } from '../../../renderer/share/citation.js';
import { ManifestLink } from '../../../renderer/share/ManifestLink.js';
import { ShareCard } from '../../../renderer/share/ShareCard.js';

export function EntityShare({ entity }: { entity: EntityDetail }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { coverPhoto } = entity;
  const title = localized(entity, 'name', language);
  const siteName = localized(site, 'siteName', language);
  return (
    <ShareCard
      className="max-w-[42rem] min-w-0 lg:col-start-1 2xl:col-start-3 2xl:row-start-1 print:mt-6"
      path={entityPath(entity.slug)}
      title={title}
      image={coverPhoto && renditionUrl(coverPhoto.image, 1280, 'jpg')}
      citedPath={arkPath(site.naan, 'entity', entity.id)}
      cite={(url) =>
        citation({
          author: null,
          title: t('share.quoted', { title }),
          year: null,
          source: null,
          siteName,
          url,
          licence: null,
        })
      }
    >
      <ManifestLink kind="entity" id={entity.id} />
    </ShareCard>
  );
}
