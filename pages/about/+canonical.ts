/** The page is the same for every photo that a message is about. */
export default (): string => '/about';
