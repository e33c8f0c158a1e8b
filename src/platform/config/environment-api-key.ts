/** The API key by which a command uses an archive that runs elsewhere, from `VEDUTA_API_KEY`. */
export const environmentApiKey = (): string | undefined => process.env['VEDUTA_API_KEY'];
