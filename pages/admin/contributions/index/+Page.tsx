import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { Queue } from './Queue.js';

export default function Page() {
  const data = useData<Data>();
  // Another list has another selection.
  return <Queue key={JSON.stringify(data.query)} {...data} />;
}
