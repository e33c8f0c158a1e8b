import type { Paged } from '../../contract/page.js';
import type { Photo } from '../../contract/photo.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { PhotoDto } from '../photo.dto.js';

export class PhotoPageDto extends PageDto implements Paged<Photo> {
  items: PhotoDto[];
}
