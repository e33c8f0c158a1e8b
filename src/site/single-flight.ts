import { errorCodeOf } from '../contract/error-status.js';

/** Work that several requests need at the same moment is done once. */
export class SingleFlight<Result> {
  private readonly flights = new Map<string, Promise<Result>>();

  /**
   * The result of the work under this key. Whoever asks while it is being done waits for it, and takes its result if
   * `serves` allows that; else, or if it fails, that of the next work, which begins after the request. `isOlder` says
   * that the work began before the request. Work that is `unavailable` fails for all who waited for it: they have waited long
   * enough.
   */
  async run(
    key: string,
    { work, serves }: { work: () => Promise<Result>; serves: (result: Result, isOlder: boolean) => boolean },
  ): Promise<Result> {
    const running = this.flights.get(key);
    if (!running) return this.start(key, work);
    const older = await running.catch((error: unknown) => {
      if (errorCodeOf(error) === 'unavailable') throw error;
      return null;
    });
    if (older !== null && serves(older, true)) return older;
    const next = this.flights.get(key);
    if (!next) return this.start(key, work);
    const result = await next;
    return serves(result, false) ? result : work();
  }

  private start(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = work().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }
}
