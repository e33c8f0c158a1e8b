import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.js';
import type { IconName, IconPath } from './icons/icon-paths.js';

interface EmptyStateProps {
  icon: IconName | IconPath;
  title: string;
  text?: string;
  headingLevel?: 'h1' | 'h2';
  /** Links and buttons. */
  children?: ReactNode;
}

/** Shown instead of missing content: why it is missing, and where to go. */
export function EmptyState({ icon, title, text, headingLevel: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-16 text-center">
      <span className="grid size-20 place-items-center bg-mount text-mute">
        <Icon name={icon} size={32} />
      </span>
      <Heading className="mt-6 text-2xl">{title}</Heading>
      {text && <p className="mt-3 text-mute">{text}</p>}
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
