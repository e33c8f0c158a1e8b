import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.js';

interface DisclosureProps {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that is folded until it is asked for. */
export const Disclosure = ({ label, isOpen, children }: DisclosureProps) => (
  <details className="group/disclosure" open={isOpen}>
    <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
      <Icon name="chevron-down" size={16} className="slide group-open/disclosure:rotate-180" />
      {label}
    </summary>
    {children}
  </details>
);
