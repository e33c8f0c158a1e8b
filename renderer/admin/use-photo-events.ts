import { useEffect, useRef, useState } from 'react';
import type { AdminPhoto } from '../../src/contract/admin-photo.js';

type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'> & { originalPages?: number };

interface PhotoEventHandlers {
  onPhoto(photo: PhotoState): void;
  /** Events may have been missed: load the state again. */
  onReconnect(): void;
}

const pollMs = 5_000;

/** Follows changes of photo states. Where the event stream does not get through, it polls every few seconds. */
export function usePhotoEvents(handlers: PhotoEventHandlers): { isLive: boolean } {
  const [isLive, setIsLive] = useState(true);
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });

  useEffect(() => {
    const source = new EventSource('/api/admin/events');
    let hasBeenOpen = false;
    source.addEventListener('photo', ({ data }: MessageEvent<string>) =>
      current.current.onPhoto(JSON.parse(data) as PhotoState),
    );
    source.addEventListener('open', () => {
      setIsLive(true);
      if (hasBeenOpen) current.current.onReconnect();
      hasBeenOpen = true;
    });
    source.addEventListener('error', () => setIsLive(false));
    return () => source.close();
  }, []);

  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => current.current.onReconnect(), pollMs);
    return () => clearInterval(timer);
  }, [isLive]);

  return { isLive };
}
