import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { ReviewPage } from './ReviewPage.js';

export default function Page() {
  const { review, order } = useData<Data>();
  return <ReviewPage key={review.contribution.id} review={review} order={order} />;
}
