/** What was given at all: a DTO has a property for every field, whether or not the caller told it. */
export const definedOnly = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
