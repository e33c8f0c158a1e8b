import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../forms/use-attempt.js';

/** Makes a record in the middle of a form: a toast says whether it was made, null that it was not. */
export function useLinkCreation() {
  const client = useQueryClient();
  const { attempt } = useAttempt();
  return async <Made>(call: () => Promise<Made>, titles: { done: string; failed: string }): Promise<Made | null> => {
    let made: Made | null = null;
    await attempt(async () => {
      made = await call();
    }, titles);
    // What was searched before does not name it.
    void client.invalidateQueries({ queryKey: ['linkable'] });
    return made;
  };
}
