import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OnDemand } from './OnDemand.js';

/** Renders its children, which may be lazy, when their place comes near the screen, and from then on. */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={className}>
      <OnDemand>{isNear && children}</OnDemand>
    </div>
  );
}
