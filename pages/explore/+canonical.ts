/** What it shows depends on where one is. */
export default (): string => '/map';
