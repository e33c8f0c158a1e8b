import { iconPath, type IconName, type IconPath, spriteId } from './icon-paths.js';

interface IconProps {
  /** Of the site's icons, or the shapes of one that few pages show. */
  name: IconName | IconPath;
  size?: number;
  className?: string;
}

/** In pixels. */
const usualSize = 20;

/** Decorative: the control around it has the accessible name. */
export function Icon({ name, size = usualSize, className }: IconProps) {
  const path = typeof name === 'string' ? iconPath(name) : name;
  if (!path) {
    // A list of cards repeats these; the style sheet has their usual size.
    const sides = size === usualSize ? undefined : size;
    return (
      <svg width={sides} height={sides} className={className} aria-hidden="true">
        <use href={`#${spriteId(name as IconName)}`} />
      </svg>
    );
  }
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
