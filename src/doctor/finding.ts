/** What was found about one part of an installation, in a line for the operator. */
export interface Finding {
  /** What was looked at: `database`, `mail`. */
  part: string;
  /** `advice`: it works, but something should be done. */
  state: 'ok' | 'advice' | 'problem';
  /** What is so; of a problem also how to mend it. */
  text: string;
}

type Of = (part: string, text: string) => Finding;
export const ok: Of = (part, text) => ({ part, state: 'ok', text });
export const advice: Of = (part, text) => ({ part, state: 'advice', text });
export const problem: Of = (part, text) => ({ part, state: 'problem', text });

/** How long a service may take to answer, in milliseconds. */
export const answerMs = 5000;
