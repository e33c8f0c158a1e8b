import { ApiProperty } from '@nestjs/swagger';

/** Documents a list of `TextRange`. */
export const Ranges = (): PropertyDecorator =>
  ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    description: 'Begin and end of each part that matches, in UTF-16 units of the text of that name in the hit.',
  });
