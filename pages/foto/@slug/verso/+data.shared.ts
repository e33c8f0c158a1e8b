import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { withLanguage } from '../../../../src/contract/languages.js';
import { photoPath } from '../../../../src/contract/paths.js';
import type { PhotoBack } from '../../../../src/contract/photo.js';
import { data as dataOfPhoto, type Data as DataOfPhoto } from '../+data.shared.js';

export interface Data extends DataOfPhoto {
  back: PhotoBack;
}

/** @throws the redirect to the photo where no back of it is shown (any more) */
export async function data(pageContext: PageContext): Promise<Data> {
  const found = await dataOfPhoto(pageContext);
  const { back, slug } = found.photo;
  if (!back) throw redirect(withLanguage(pageContext.language, photoPath(slug)));
  return { ...found, back };
}
