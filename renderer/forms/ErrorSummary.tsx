import { type Ref } from 'react';
import { Icon } from '../ui/icons/Icon.js';

interface ErrorSummaryProps {
  title: string;
  text: string;
  ref?: Ref<HTMLDivElement>;
}

/** The error above a form that could not be sent. */
export function ErrorSummary({ title, text, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="col-span-full flex gap-3 rounded-sm bg-danger-bg p-4 text-sm">
      <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold text-danger">{title}</p>
        <p className="mt-0.5">{text}</p>
      </div>
    </div>
  );
}
