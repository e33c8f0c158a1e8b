import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { PhotoEditor } from './PhotoEditor.js';

export default function Page() {
  const { photo, place } = useData<Data>();
  return <PhotoEditor key={photo.id} photo={photo} place={place} />;
}
