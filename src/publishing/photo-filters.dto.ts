import { PickType } from '@nestjs/swagger';
import { PhotoListQueryDto } from '../photos/public/photo-list-query.dto.js';

/** The filters of the archive's list, and the fonds. */
export class PhotoFiltersDto extends PickType(PhotoListQueryDto, ['search', 'tagId', 'fondsId', 'from', 'to']) {}
