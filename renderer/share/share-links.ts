interface Shared {
  url: string;
  title: string;
  /** Address of the share image, or null. */
  image: string | null;
}

/** Share addresses of the networks; nothing is requested from them before a click. */
export const shareLinks = ({ url, title, image }: Shared): { name: string; href: string }[] => [
  { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
  { name: 'X', href: `https://x.com/intent/tweet?${query({ url, text: title })}` },
  {
    name: 'Pinterest',
    href: `https://www.pinterest.com/pin/create/button/?${query({ url, description: title, ...(image && { media: image }) })}`,
  },
];

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
