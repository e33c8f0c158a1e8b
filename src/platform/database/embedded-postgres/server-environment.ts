/** Nothing is inherited: PGPORT, PGDATA or a locale that is not installed would change the server. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};
