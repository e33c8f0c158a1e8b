import type { User } from '../../src/contract/user.js';

interface AvatarProps {
  user: Pick<User, 'displayName' | 'username' | 'profileImageUrl'>;
  /** Classes for its size and the size of the initial. */
  className?: string;
}

/** A member's avatar, else the first letter of the name. Images of other hosts are never loaded. */
export function Avatar({ user, className = 'size-9 text-sm' }: AvatarProps) {
  const { profileImageUrl } = user;
  if (profileImageUrl?.startsWith('/'))
    return <img src={profileImageUrl} alt="" className={`shrink-0 rounded-full bg-mount object-cover ${className}`} />;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand uppercase ${className}`}
    >
      {[...(user.displayName ?? user.username)][0]}
    </span>
  );
}
