/** Aborted when somebody ends the process, which then ends by itself. @param reason of the abortion */
export function interruption(reason?: () => Error): AbortSignal {
  const interrupted = new AbortController();
  const onSignal = (): void => interrupted.abort(reason?.());
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return interrupted.signal;
}
