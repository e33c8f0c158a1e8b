import { usePageContext } from 'vike-react/usePageContext';
import { adminTextsUrl } from '../../renderer/admin/admin-texts.js';

export default function Head() {
  const { language } = usePageContext();
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="preload" as="fetch" href={adminTextsUrl(language)} crossOrigin="anonymous" />
    </>
  );
}
