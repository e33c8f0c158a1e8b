import type { SignInReason } from '../../../src/contract/sign-in-reason.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import type { SignInSubject } from './sign-in-subject.js';

interface SignInReasonTextProps {
  reason: SignInReason;
  subject: SignInSubject | null;
}

/** Why one is asked to sign in, beside the picture that one came from. */
export function SignInReasonText({ reason, subject }: SignInReasonTextProps) {
  const { t } = useText();
  const why = t(`auth.why.${reason}.text`);
  if (!subject) return <p className="mt-3 text-lg text-mute">{why}</p>;
  return (
    <figure className="mt-5 flex items-center gap-5">
      {subject.image && (
        <span className="mount mount-fit size-28 shrink-0 p-2">
          <Picture image={subject.image} alt="" sizes="7rem" eager className="[box-shadow:none]!" />
        </span>
      )}
      <figcaption className="min-w-0">
        <span lang={subject.titleLang} className="line-clamp-3 font-serif text-xl leading-snug">
          {subject.title}
        </span>
        <span className="mt-1.5 block text-mute">{why}</span>
      </figcaption>
    </figure>
  );
}
