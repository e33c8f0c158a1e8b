import type { ComponentProps } from 'react';
import { limits } from '../../src/contract/limits.js';
import { TextField } from './TextField.js';

/** An e-mail address, with the keyboard for it and without auto-correction. */
export const EmailField = (field: Omit<ComponentProps<typeof TextField>, 'name' | 'type'>) => (
  <TextField
    name="email"
    type="email"
    autoCapitalize="none"
    inputMode="email"
    spellCheck={false}
    maxLength={limits.email.max}
    required
    {...field}
  />
);
