import type { EntityTypeColor } from '../../../src/contract/entity-type.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { EntityTypeIcon } from '../../../renderer/ui/icons/EntityTypeIcon.js';

interface TypePreviewProps {
  label: string;
  color: EntityTypeColor;
  icon: string;
}

/** The badge and the cover of an entity without an image, as visitors see them in both themes. */
export function TypePreview(look: TypePreviewProps) {
  const { t } = useAdminText();
  return (
    <>
      <h2 className="text-sm font-semibold">{t('entityTypes.preview')}</h2>
      <div className="grid gap-4 max-lg:grid-cols-2">
        <Preview {...look} scheme="light" caption={t('entityTypes.light')} />
        <Preview {...look} scheme="dark" caption={t('entityTypes.dark')} />
      </div>
    </>
  );
}

interface PreviewProps extends TypePreviewProps {
  scheme: 'light' | 'dark';
  caption: string;
}

/** The colours of the style sheets follow the colour scheme of the element itself. */
const Preview = ({ label, color, icon, scheme, caption }: PreviewProps) => (
  <figure className="min-w-0">
    <div style={{ colorScheme: scheme }} className="border border-line bg-surface text-ink">
      <div data-type-color={color} className="cover-ground grid aspect-8/5 place-items-center">
        <EntityTypeIcon icon={icon} size={48} />
      </div>
      <p className="p-4 text-sm break-words text-mute">
        <TypeBadge type={{ label, color }} />
      </p>
    </div>
    <figcaption className="mt-1.5 text-xs text-mute">{caption}</figcaption>
  </figure>
);
