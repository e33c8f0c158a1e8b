import { RequiredId } from '../../platform/http/input.decorators.js';

export class FavoriteKeyDto {
  @RequiredId()
  photoId: number;
}
