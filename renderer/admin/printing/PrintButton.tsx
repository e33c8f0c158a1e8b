import { useState } from 'react';
import { useAdminText } from '../use-admin-text.js';

/** Prints the sheets once all their images are there: a browser prints an image that is still loading as an empty space. */
export function PrintButton() {
  const { t } = useAdminText();
  const [isWaiting, setIsWaiting] = useState(false);
  const print = async () => {
    setIsWaiting(true);
    const images = document.querySelectorAll<HTMLImageElement>('.paper img');
    // One that cannot be loaded is missing on paper as well as on the screen.
    await Promise.allSettled([...images].map((image) => image.decode()));
    setIsWaiting(false);
    window.print();
  };
  return (
    <button
      type="button"
      className="btn btn-primary noscript:hidden"
      aria-disabled={isWaiting}
      onClick={() => void (isWaiting || print())}
    >
      {t(isWaiting ? 'printing.waiting' : 'printing.print')}
    </button>
  );
}
