import { type BeforeApplicationShutdown, Injectable, type MessageEvent } from '@nestjs/common';
import { map, merge, type Observable, Subject, takeUntil, timer } from 'rxjs';
import { PubSub } from '../../platform/database/pub-sub.js';
import { type PhotoState, photoStateTopic } from '../photo-lifecycle.js';

/** Proxies close a connection on which nothing is said for a minute. */
const heartbeatMs = 25_000;

/** What happens to photos, in whichever process it happens, for those who watch. */
@Injectable()
export class PhotoEvents implements BeforeApplicationShutdown {
  private readonly events = new Subject<MessageEvent>();
  private readonly closed = new Subject<void>();

  constructor(pubSub: PubSub) {
    pubSub.on(photoStateTopic, (payload) =>
      this.events.next({ type: 'photo', data: JSON.parse(payload) as PhotoState }),
    );
    // Some states may have been missed: the browser connects again and whoever watches looks again.
    pubSub.onReconnect(() => this.closed.next());
  }

  /** Endless; a comment at once and every 25 s shows that the connection lives. */
  stream(): Observable<MessageEvent> {
    const heartbeat = timer(0, heartbeatMs).pipe(map((): MessageEvent => ({ comment: 'alive' })));
    return merge(this.events, heartbeat).pipe(takeUntil(this.closed));
  }

  /** An open stream would keep the server from closing. */
  beforeApplicationShutdown(): void {
    this.closed.next();
  }
}
