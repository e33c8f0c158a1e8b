/** SQL: the name by which a user is shown. `users`: the alias of its row. */
export const shownName = (users: string): string => `coalesce(${users}.display_name, ${users}.username)`;

/** SQL: the name of the user with this id, null where the account is gone. `id`: a column. */
export const shownNameOf = (id: string): string =>
  `(select ${shownName('shown')} from users shown where shown.id = ${id})`;
