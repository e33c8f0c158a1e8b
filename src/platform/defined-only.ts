/** Without the undefined fields: a DTO instance has a property for every field, also for those that were not sent. */
export const definedOnly = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
