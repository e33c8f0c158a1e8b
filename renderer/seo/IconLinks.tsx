import { type Brand, brandAddress, iconSource } from '../../src/contract/brand.js';

/** The icons of the site. Addresses of the archive's own have their content: a new icon is fetched at once. */
export function IconLinks({ brand }: { brand: Brand }) {
  const image = iconSource(brand);
  if (!image)
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    );
  return (
    <>
      <link rel="icon" href={brandAddress(image, 'icon32.png')} type="image/png" sizes="32x32" />
      <link rel="icon" href={brandAddress(image, 'icon192.png')} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={brandAddress(image, 'icon180.png')} />
    </>
  );
}
