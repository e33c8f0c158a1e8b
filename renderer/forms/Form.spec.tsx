import { renderToStaticMarkup } from 'react-dom/server';
import { Form } from './Form.js';
import type { FormSubmission } from './use-form-submit.js';

const submission: FormSubmission = {
  form: { current: null },
  summary: { current: null },
  error: null,
  progress: 'none',
  errorOf: () => undefined,
  clearErrors: () => undefined,
  handleInput: () => undefined,
  handleSubmit: () => undefined,
  submit: () => Promise.resolve(),
};

it('keeps a password out of the URL when the form is sent before the scripts are loaded', () => {
  const html = renderToStaticMarkup(
    <Form submission={submission} failed="">
      <input name="password" />
    </Form>,
  );
  expect(html).toMatch(/^<form [^>]*method="post"/);
});
