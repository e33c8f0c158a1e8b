import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Properties of a `<dialog>` that is modal while it is mounted: it traps the focus, closes with Esc and returns the focus. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because on unmount the dialog must still be in the document to return the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
