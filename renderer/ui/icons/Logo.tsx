import { logoPath } from './logo-path.js';

interface LogoProps {
  height?: number;
  className?: string;
}

/** The product's logo, in the text colour. */
export function Logo({ height = 32, className }: LogoProps) {
  return (
    <svg
      width={height * 0.75}
      height={height}
      viewBox="0 0 24 32"
      fill="currentColor"
      className={className}
      aria-hidden="true"
    >
      <path d={logoPath} />
    </svg>
  );
}
