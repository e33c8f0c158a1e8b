import { ApiProperty } from '@nestjs/swagger';

/** A number that may have decimals. OpenAPI describes all other numbers as integers. */
export const Decimal = (): PropertyDecorator => ApiProperty({ format: 'double' });
