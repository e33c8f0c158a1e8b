import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { RequestPage } from './RequestPage.js';

export default function Page() {
  const { request, now } = useData<Data>();
  return <RequestPage key={request.id} request={request} renderedAt={now} />;
}
