/** Any filter shows a part of what the archive and the record cards list. */
export default (): string => '/map';
