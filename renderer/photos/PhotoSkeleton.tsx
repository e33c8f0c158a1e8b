import type { CSSProperties } from 'react';

/** Placeholder of a photograph's page while it loads: its picture, title and first lines. */
export const PhotoSkeleton = () => (
  <div aria-hidden="true" className="stage">
    <div className="pic">
      <div className="skeleton stage-picture aspect-4/3" style={style} />
    </div>
    <div className="words">
      <div className="skeleton mt-7 h-11" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5 max-w-48" />
    </div>
  </div>
);

const style = { '--ratio': 4 / 3, '--scan': '100vw' } as CSSProperties;
