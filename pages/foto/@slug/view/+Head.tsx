/** The same photograph as on its page, which search engines show. */
export default function Head() {
  return <meta name="robots" content="noindex" />;
}
