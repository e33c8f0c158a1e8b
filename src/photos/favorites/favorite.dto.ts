import type { Favorite } from '../../contract/saved-item.js';
import { RequiredId } from '../../platform/http/input.decorators.js';
import { PhotoDto, PhotoEntityDto } from '../photo.dto.js';

export class FavoriteDto extends PhotoDto implements Favorite {
  override entities: PhotoEntityDto[];
}

export class FavoriteKeyDto {
  @RequiredId()
  photoId: number;
}
