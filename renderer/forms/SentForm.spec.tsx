import { renderToStaticMarkup } from 'react-dom/server';
import { SentForm } from './SentForm.js';
import type { Sending } from './use-sent-form.js';

const sent: Sending = {
  form: { current: null },
  summary: { current: null },
  fault: null,
  progress: 'none',
  errorOf: () => undefined,
  handleSubmit: () => undefined,
};

it('keeps a password out of the address when it is sent before the scripts have come', () => {
  const html = renderToStaticMarkup(
    <SentForm sent={sent} failed="">
      <input name="password" />
    </SentForm>,
  );
  expect(html).toMatch(/^<form [^>]*method="post"/);
});
