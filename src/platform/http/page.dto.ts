/** The fields of every paged answer besides `items`. */
export class PageDto {
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
}
