/** Search engines show the photograph. */
export default function Head() {
  return <meta name="robots" content="noindex" />;
}
