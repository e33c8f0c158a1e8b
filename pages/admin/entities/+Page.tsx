import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { EntityEditor } from './EntityEditor.js';
import { EntityList } from './EntityList.js';

export default function Page() {
  const data = useData<Data>();
  if (data.entity) return <EntityEditor key={data.entity.id} {...data} />;
  return <EntityList {...data} />;
}
