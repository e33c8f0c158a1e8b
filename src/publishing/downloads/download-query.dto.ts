import { IsIn, IsOptional } from 'class-validator';
import { type DownloadSize, downloadSizes } from '../../contract/photo-download.js';

export class DownloadQueryDto {
  /** By default `full`. */
  @IsOptional()
  @IsIn(downloadSizes)
  size?: DownloadSize;
}
