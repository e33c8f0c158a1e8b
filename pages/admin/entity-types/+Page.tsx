import { useData } from 'vike-react/useData';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import type { Data } from './+data.shared.js';
import { TypeEditor } from './TypeEditor.js';
import { TypeList } from './TypeList.js';

/** Editors read the types, administrators change them. */
export default function Page() {
  const { types, edited } = useData<Data>();
  const isChangeable = belongsTo(useAccount()?.role ?? null, 'administrators');
  if (edited === null || !isChangeable) return <TypeList types={types} isChangeable={isChangeable} />;
  return edited === 'new' ? <TypeEditor key="new" type={null} /> : <TypeEditor key={edited.id} type={edited} />;
}
