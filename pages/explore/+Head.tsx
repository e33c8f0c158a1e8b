/** Without a position it shows nothing. */
export default function Head() {
  return <meta name="robots" content="noindex" />;
}
