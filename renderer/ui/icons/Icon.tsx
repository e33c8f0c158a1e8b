import { iconPath, type IconName, spriteId } from './icon-paths.js';

interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** Decorative: the control around it has the accessible name. */
export function Icon({ name, size = 20, className }: IconProps) {
  const path = iconPath(name);
  if (!path)
    return (
      <svg width={size} height={size} className={className} aria-hidden="true">
        <use href={`#${spriteId(name)}`} />
      </svg>
    );
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.6"
      className={className}
      aria-hidden="true"
    >
      {path.fill && <path d={path.fill} fill="currentColor" />}
      {path.stroke && <path d={path.stroke} stroke="currentColor" />}
      {path.fine && <path d={path.fine} stroke="currentColor" strokeWidth="1.2" />}
    </svg>
  );
}
