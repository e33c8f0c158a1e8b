/** Of `useQuery`. */
interface LoadedQuery {
  data: unknown;
  errorUpdateCount: number;
}

/** Whether nothing is there yet, and nothing has failed. */
export const isLoading = ({ data, errorUpdateCount }: LoadedQuery): boolean =>
  data === undefined && errorUpdateCount === 0;

/** Whether it could not be loaded; also while it is tried again, so that the button which does so stays. */
export const isNotLoaded = ({ data, errorUpdateCount }: LoadedQuery): boolean =>
  data === undefined && errorUpdateCount > 0;
