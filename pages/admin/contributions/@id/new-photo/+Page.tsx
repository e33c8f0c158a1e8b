import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { NewPhotoPage } from './NewPhotoPage.js';

export default function Page() {
  const data = useData<Data>();
  return <NewPhotoPage key={data.review.contribution.id} {...data} />;
}
