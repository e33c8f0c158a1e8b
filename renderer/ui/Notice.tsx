import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.js';

/** A message of success, in place of a form or above the next one. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className="flex gap-3 rounded-sm bg-success-bg p-4 text-sm">
    <Icon name="check" className="mt-0.5 shrink-0 text-success" />
    <div>{children}</div>
  </div>
);
