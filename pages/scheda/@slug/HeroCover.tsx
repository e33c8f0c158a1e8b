import type { ReactNode } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import type { Renditions } from '../../../src/contract/image.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { sizesOfPrint } from './cover-size.js';

interface Cropped {
  entity: EntityDetail;
  type: CardType | undefined;
}

/** As wide as the window, at most as wide as its pixels; what lies over it keeps the page's margins. */
export const WideCover = ({ entity, type, children }: Cropped & { children: ReactNode }) => (
  <div className={entity.hasCover ? 'cover-wide' : 'cover-wide cover-none'}>
    <div>
      <EntityCover entity={entity} type={type} sizes="100vw" eager />
    </div>
    <div>
      <div className="wrap flex pt-4">{children}</div>
    </div>
  </div>
);

/** The whole photo on a mount. While its position is chosen, it is cropped as cards show it. */
export const PrintCover = ({ image, cropped }: { image: Renditions; cropped: Cropped | null }) => (
  <div className="mount">
    {cropped ? (
      <div className="aspect-8/5 w-96 max-w-full overflow-hidden">
        <EntityCover {...cropped} sizes="24rem" />
      </div>
    ) : (
      <Picture image={image} alt="" sizes={sizesOfPrint(image)} eager />
    )}
  </div>
);
