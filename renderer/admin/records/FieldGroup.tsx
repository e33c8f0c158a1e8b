import type { ReactNode } from 'react';

interface FieldGroupProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of a record's fields with its own heading. */
export const FieldGroup = ({ id, title, hint, children }: FieldGroupProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-6 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0"
  >
    <h2 id={`${id}-title`} className="text-2xl">
      {title}
    </h2>
    {hint && <p className="mt-2 max-w-2xl text-sm text-mute">{hint}</p>}
    <div className="mt-5 grid gap-x-6 gap-y-5">{children}</div>
  </section>
);
