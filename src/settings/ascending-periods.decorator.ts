import { ValidateBy } from 'class-validator';
import { areAscending, type Period } from '../contract/periods.js';

/** Periods must not overlap, so that a year is in one of them at most. */
export const AscendingPeriods = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'ascendingPeriods',
      validator: {
        validate: (value: unknown) => Array.isArray(value) && value.every(isObject) && areAscending(value as Period[]),
      },
    },
    { message: 'periods_not_ascending' },
  );

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
