import { type BeforeApplicationShutdown, Injectable, type MessageEvent } from '@nestjs/common';
import { concatMap, map, merge, type Observable, Subject, takeUntil, takeWhile, timer } from 'rxjs';
import { PubSub } from '../../platform/database/pub-sub.js';
import { type PhotoState, photoStateTopic } from '../photo-state.js';

/** Proxies close a connection that sends nothing for a minute. */
const heartbeatMs = 25_000;

/** State changes of photos, made in any process, as a stream of server-sent events. */
@Injectable()
export class PhotoEvents implements BeforeApplicationShutdown {
  private readonly events = new Subject<MessageEvent>();
  private readonly closed = new Subject<void>();

  constructor(pubSub: PubSub) {
    pubSub.on(photoStateTopic, (payload) =>
      this.events.next({ type: 'photo', data: JSON.parse(payload) as PhotoState }),
    );
    // Events may have been lost: ending the stream makes the browser connect again, and the page then loads all states.
    pubSub.onListening(() => this.closed.next());
  }

  /**
   * Sends a comment at once and every 25 s, so that proxies keep the connection open. Completes when the reader may no
   * longer read, which is asked before each event.
   */
  stream(mayRead: () => Promise<boolean>): Observable<MessageEvent> {
    const heartbeat = timer(0, heartbeatMs).pipe(map((): MessageEvent => ({ comment: 'alive' })));
    return merge(this.events, heartbeat).pipe(
      concatMap(async (event) => ((await mayRead()) ? event : null)),
      takeWhile((event) => event !== null),
      takeUntil(this.closed),
    );
  }

  /** An open stream would keep the server from closing. */
  beforeApplicationShutdown(): void {
    this.closed.next();
  }
}
