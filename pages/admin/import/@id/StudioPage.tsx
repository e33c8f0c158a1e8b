import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { ImportStudio } from './ImportStudio.js';

/** An import at the step of the address. */
export function StudioPage() {
  const { import: first, step } = useData<Data>();
  return <ImportStudio key={first.id} first={first} step={step} />;
}
