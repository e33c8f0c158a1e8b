import { iconPath, type IconName } from './icon-paths.js';

interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** Decorative: the control around it has the accessible name. */
export function Icon({ name, size = 20, className }: IconProps) {
  const { stroke, fine, fill } = iconPath(name);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.6"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {fill && <path d={fill} fill="currentColor" />}
      {stroke && <path d={stroke} stroke="currentColor" />}
      {fine && <path d={fine} stroke="currentColor" strokeWidth="1.2" />}
    </svg>
  );
}
