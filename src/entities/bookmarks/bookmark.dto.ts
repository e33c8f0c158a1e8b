import { RequiredId } from '../../platform/http/input.decorators.js';

export class BookmarkKeyDto {
  @RequiredId()
  entityId: number;
}
