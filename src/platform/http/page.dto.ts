/** What every paged answer says beside its `items`. */
export class PageDto {
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
}
