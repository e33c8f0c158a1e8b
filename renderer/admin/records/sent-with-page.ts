import type { FormSubmission } from '../../forms/use-form-submit.js';

/** A part of a page that has a form of its own and no button: a key that sends it sends the page. */
export const sentWithPage = (submission: FormSubmission, onSend: () => void): FormSubmission => ({
  ...submission,
  handleSubmit(event) {
    event.preventDefault();
    onSend();
  },
});
