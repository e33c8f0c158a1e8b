import { PathText } from '../../platform/http/input.decorators.js';

export class PlanVersionDto {
  /** `planVersion` of the settings. */
  @PathText(64)
  version: string;
}
